/** Replaces fullwidth characters by plain ASCII, because a phone may make a link of them too. */
const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/**
 * A typed text (a name, an address) as a text message or the subject of a mail may contain it: one line of at most
 * `max` characters that doesn't read as a web address (docs/rules/base.md#messages). Removes the dots of a host, the
 * slashes of a path, the colon of a scheme, the @ of a mail address, and `www`. Callers put the product's words first.
 */
export function messageValue(typed: string, max = 60): string {
  const plain = narrow(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[:﹕∶꞉](?=\S)/g, ' ')
    .replace(/[/\\⁄∕⧸@﹫]/g, ' ')
    // The characters that IDNA treats as a dot (RFC 3490 section 3.1), and similar ones. A dot at the end of a word
    // stays.
    .replace(/[.。｡․](?![\s,;:!?)\]»”"'’]|$)/g, ' ')
    .replace(/(?<![\p{L}\p{N}])www\d*(?![\p{L}\p{N}])/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(plain).slice(0, max).join('').trimEnd()
}
