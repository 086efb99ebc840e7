/** ASCII's fullwidth forms, which a phone may read as what they stand for (Unicode, Halfwidth and Fullwidth Forms). */
const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/**
 * What somebody typed (a name, an address), as it may stand in a text message or in the subject of a mail: one line of at
 * most `max` characters in which nothing reads as an address of the web (docs/rules.md#messages). Of a host the dots go,
 * of a path the slashes, of a scheme the colon, of a mail address the @, and `www`. The product's own words come before it.
 */
export function messageValue(typed: string, max = 60): string {
  const plain = narrow(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[:﹕∶꞉](?=\S)/g, ' ')
    .replace(/[/\\⁄∕⧸@﹫]/g, ' ')
    // What IDNA takes for a dot (RFC 3490 section 3.1), and what looks like one; at the end of a word it is none of a host.
    .replace(/[.。｡․](?![\s,;:!?)\]»”"'’]|$)/g, ' ')
    .replace(/(?<![\p{L}\p{N}])www\d*(?![\p{L}\p{N}])/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(plain).slice(0, max).join('').trimEnd()
}
