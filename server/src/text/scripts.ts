/** Letters of Chinese and Japanese, which put no spaces between words: pattern source with the flag u. */
export const unspacedLetter = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]";

/**
 * Latin, Cyrillic and Greek letters, for a class in brackets. In other scripts a date may adjoin the words around it.
 */
export const spacedLetters = "\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}";

/** Chinese, Japanese and Korean join words. */
export const joinedScripts = new RegExp(`${unspacedLetter}|\\p{Script=Hangul}`, "u");
