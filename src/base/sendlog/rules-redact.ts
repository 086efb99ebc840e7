import { maskAddress } from '../kit/mask'

type Values = Readonly<Record<string, string | number | boolean | null>>

/**
 * The part of an address that is kept. A query is never kept, and a path only if no part of it
 * looks like a code: links have one-time codes in path and query.
 */
const placeOf = (address: string): string => {
  const [, scheme = '', place = ''] = /^(\w+:\/\/)(?:[^/@\s]*@)?([^/?#\s]*)/.exec(address) ?? []
  const path = address.slice(address.indexOf(place, scheme.length) + place.length).replace(/[?#].*$/, '')
  return scheme + place + (path.split('/').some(isCode) ? '/…' : path)
}

/** Words of a log: `invalid_request_error`, `UnprocessableEntityError`, `ERR_HTTP2_STREAM_CANCEL`. */
const words = /^(?:[A-Z]?[a-z]+(?:(?:[_-][A-Z]?|[A-Z])[a-z]+)*|[A-Z0-9]{1,12}(?:_[A-Z0-9]{1,12})+|[A-Z]+)[_-]?$/

/** True if a text may be a code: 128 bits have 22 characters. Long names in a log consist of several words. */
const isCode = (text: string): boolean => text.length >= 20 && /[A-Za-z]/.test(text) && !words.test(text)

const lastTwo = (digits: string): string => `…${digits.replace(/\D/g, '').slice(-2)}`

/** The parts that are hidden, in this order. */
const hidden: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\b\w+:\/\/[^\s<>"'()]+/gu, placeOf],
  [/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu, maskAddress],
  [/\b(authorization["']?\s*[:=]\s*["']?)(?:\w+ )?[^\s"',;]+/gi, '$1…'],
  [/\b(Bearer|Basic) [^\s"',;]+/g, '$1 …'],
  [/\b(pass(?:word|wd)?|passord|pwd|secret|token|api_?key)(["']?\s*[:=]\s*["']?)[^\s"'&,;]+/gi, '$1$2…'],
  [/\b(?:sk|rk|pk)_[A-Za-z]+_\w+|\bwhsec_\w+/g, '…'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '…'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, '…'],
  // National ids, accounts, cards and phone numbers, without spaces or in the groups that people write.
  [/\+\d{1,3}(?: ?\d){6,12}\b/g, lastTwo],
  [
    /\b(?:\d{4} ){3}\d{4}\b|\b\d{4}[ .]\d{2}[ .]\d{5}\b|\b\d{6} \d{5}\b|\b\d{3} \d{2} \d{3}\b|\b(?:\d{2} ){3}\d{2}\b/g,
    lastTwo,
  ],
  [/\b\d{8,}\b/g, lastTwo],
  [/[A-Za-z0-9_+/=-]{20,}/g, (found) => (isCode(found) ? '…' : found)],
]

/** The first bytes of a file, and characters that no text contains. */
const bytes = /%PDF-|[\0-\x08\x0e-\x1f\x7f\ufffd]/

/**
 * The text of an entry without what is secret or personal (docs/rules/base.md#sending-log). This is a second
 * protection: code that writes entries names each value that it sends, but another service's answer may contain
 * anything.
 */
export function redact(text: string): string {
  const from = text.search(bytes)
  const readable = from === -1 ? text : `${text.slice(0, from)}…`
  const line = readable.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
  return hidden.reduce(
    (left, [what, by]) => (typeof by === 'string' ? left.replace(what, by) : left.replace(what, by)),
    line,
  )
}

export const redactValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? redact(value) : value]),
  )
