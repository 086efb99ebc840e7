import { type TextRule, requiredText } from './schemas'
import { isSeen } from './unseen'

/** Top-level domains that people here would follow, in capitals too; of two letters all are countries' (ISO 3166-1). */
const domains =
  'com|net|org|info|biz|name|app|dev|tech|online|site|website|shop|store|link|click|live|page|pages|cloud|xyz|top|bank' +
  '|digital|agency|blog|news|support|help|email|services|solutions|group|space|host|icu|vip|club|mobi|finance|money|loan' +
  '|credit|cash|casino|download|zip|mov|media|video|chat|social|network|systems|company|rent|rentals|homes|apartments'

const webAddress = new RegExp(
  `:[/\\\\]|(?<![\\p{L}\\p{N}])www\\.|[\\p{L}\\p{N}-]{2,}\\.(?:[a-z]{2}|${domains})(?![\\p{L}\\p{N}])|\\d{1,3}(?:\\.\\d{1,3}){3}`,
  'iu',
)

/**
 * Any word of two letters and more right behind a dot: there are more than a thousand top-level domains. In small letters,
 * or of a script that has none, because what is shortened in a name goes on with a capital (`Bj.Hansen`, `St.Hanshaugen`);
 * and behind a letter, because a floor is a number (`12.etg`).
 */
const otherDomain = /\p{L}[\p{L}\p{M}\p{N}-]+\.[\p{Ll}\p{Lo}][\p{L}\p{M}]+/u

/** A phone reads these as it reads the sign that they look like. */
const asRead = (typed: string) => typed.normalize('NFKC').replace(/[⁄∕⧸]/g, '/').replace(/[。․]/g, '.')

/** Whether a mail program or a phone would make something of it that can be pressed. */
const hasWebAddress = (typed: string): boolean => webAddress.test(asRead(typed)) || otherDomain.test(asRead(typed))

/**
 * A required name of a person or a house, which stands in messages to others: no slash, nothing that reads as an address of
 * the web, nothing that can't be seen.
 */
export const nameText = (rule: TextRule) =>
  requiredText(rule)
    .refine(isSeen, 'unseen')
    .refine((typed) => !hasWebAddress(typed), 'webAddress')
    .refine((typed) => !/[/\\]/.test(asRead(typed)), 'slash')

/** A required street, place or town: as a name, but it may have a slash. */
export const placeText = (rule: TextRule) =>
  requiredText(rule)
    .refine(isSeen, 'unseen')
    .refine((typed) => !hasWebAddress(typed), 'webAddress')
