import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";
import classes from "./styles/theme.module.css";

const shades = (colours: string) => colours.split(" ") as unknown as MantineColorsTuple;

export const theme = createTheme({
  primaryColor: "raspberry",
  primaryShade: { light: 7, dark: 6 },
  black: "#1c191d",
  colors: {
    raspberry: shades("#fcf0f5 #f9dfe9 #f5bcd2 #f490bb #e0669b #cf4f88 #bd3c73 #a8285f #8f1d4e #6f143b"),
    gray: shades("#faf9fa #f5f3f5 #efecef #e6e2e6 #d2cdd2 #b3acb4 #8d868e #6d666f #565058 #1c191d"),
    dark: shades("#f1eef1 #b8b1ba #9b949e #78717a #454046 #2a262b #19171a #121013 #0d0b0e #080709"),
  },
  fontFamily: "var(--ch-sans)",
  fontFamilyMonospace: "var(--ch-mono)",
  fontWeights: { regular: "400", medium: "570", bold: "650" },
  fontSizes: { xs: "0.75rem", sm: "0.8125rem", md: "0.875rem", lg: "1rem", xl: "1.125rem" },
  lineHeights: { xs: "1rem", sm: "1.125rem", md: "1.25rem", lg: "1.625rem", xl: "1.5rem" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  radius: { xs: "3px", sm: "6px", md: "8px", lg: "12px" },
  defaultRadius: "md",
  shadows: { md: "var(--ch-pop)" },
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "auto",
  // By name: importing the components for `extend` would load all of them on every page.
  components: {
    Button: {
      defaultProps: { variant: "default", size: "sm" },
      classNames: { root: classes.button, label: classes.buttonLabel, section: classes.buttonSection },
    },
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gray" },
      classNames: { root: classes.icon },
    },
    Checkbox: {
      classNames: {
        body: classes.checkboxBody,
        inner: classes.checkboxInner,
        input: classes.checkbox,
        label: classes.checkboxLabel,
        description: classes.checkboxDescription,
      },
    },
    Switch: {
      classNames: {
        input: classes.switchInput,
        track: classes.switchTrack,
        description: classes.switchDescription,
      },
    },
    // Not the property `dir`, which would set the direction of the wrapper.
    Textarea: { defaultProps: { attributes: { input: { dir: "auto" } } } },
    Input: { classNames: { input: classes.input, section: classes.inputSection } },
    InputWrapper: { classNames: { label: classes.inputLabel, description: classes.inputDescription } },
    Popover: { classNames: { dropdown: classes.floating } },
    Combobox: { classNames: { dropdown: classes.floating } },
    Menu: {
      // The placeholder is focusable without being a menu item.
      defaultProps: { withInitialFocusPlaceholder: false },
      classNames: {
        dropdown: `${classes.floating} ${classes.menu}`,
        item: classes.menuItem,
        label: classes.menuLabel,
        divider: classes.menuDivider,
      },
    },
    Modal: {
      defaultProps: { centered: true, size: 440 },
      classNames: {
        content: classes.floating,
        title: classes.modalTitle,
        body: classes.modalBody,
        overlay: classes.overlay,
      },
    },
    Drawer: { classNames: { overlay: classes.overlay, content: classes.sheet } },
    Notification: {
      classNames: {
        root: classes.notice,
        icon: classes.noticeIcon,
        body: classes.noticeBody,
        description: classes.noticeText,
        closeButton: classes.noticeClose,
      },
    },
  },
});

const shared = {
  "--mantine-color-body": "var(--ch-canvas)",
  "--mantine-color-text": "var(--ch-text)",
  "--mantine-color-dimmed": "var(--ch-text-2)",
  "--mantine-color-placeholder": "var(--ch-text-3)",
  "--mantine-color-error": "var(--ch-danger-text)",
  "--mantine-color-anchor": "var(--ch-accent-text)",
  "--mantine-color-default": "var(--ch-surface)",
  "--mantine-color-default-border": "var(--ch-line-strong)",
  "--mantine-color-default-hover": "var(--ch-hover)",
};

/** The tokens use light-dark(), so both schemes share the variables. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
