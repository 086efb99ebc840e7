/** Of scripts in which a letter joins the next one or doesn't (Persian, Hindi, Sinhala), and a sign of no width says which. */
const joined =
  /(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d](?=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})/gu

/** What nobody sees, or what turns the direction of what stands behind it; letters and marks that are drawn as nothing too. */
const unseen = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f/gu

/** Whether all that stands in a text is seen, and where it is read. */
export const isSeen = (typed: string): boolean => typed.replace(joined, '').search(unseen) === -1

/** The text as it reads without what nobody sees: nothing in it turns round what stands behind. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')
