/** The joiners that say whether a letter joins the next one, in scripts that have this (Persian, Hindi, Sinhala). */
const joined =
  /(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d](?=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})/gu

/** Invisible characters, ones that change the direction of the text, and letters that are drawn as nothing. */
const unseen = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f/gu

/** True if every character is visible and in its reading order. */
export const isVisibleText = (typed: string): boolean => typed.replace(joined, '').search(unseen) === -1

export const withoutInvisible = (text: string): string => text.replace(unseen, '')
