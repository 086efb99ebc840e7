/**
 * Invisible characters of scripts in which a letter may join the next one (Persian, Hindi, Sinhala). They say whether
 * it does.
 */
const joined =
  /(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d](?=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})/gu

/**
 * Characters that are invisible or change the direction of the following text, and letters and marks that are drawn as
 * nothing.
 */
const unseen = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f/gu

/** Whether every character of a text is visible, and in its reading order. */
export const isSeen = (typed: string): boolean => typed.replace(joined, '').search(unseen) === -1

/** The text without invisible characters. Nothing in it changes the direction of the following text. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')
