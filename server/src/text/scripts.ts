/** Letters of Chinese and Japanese, which put no spaces between words: pattern source with the flag u. */
export const unspacedLetter = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]";
