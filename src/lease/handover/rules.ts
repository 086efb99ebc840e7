import { addDays, type Day } from '../../base/kit/day'
import type { FieldErrors } from '../../base/kit/refusal'
import {
  maxHandoverPhotos,
  type HandoverContent,
  type HandoverDifference,
  type HandoverForm,
  type HandoverItem,
  type HandoverPhoto,
} from './model'

/** The photos of a handover, each once, in the order of the paper. */
export const photosOf = ({ rooms, meters }: Pick<HandoverContent, 'rooms' | 'meters'>): readonly string[] => [
  ...new Set([
    ...rooms.flatMap(({ items }) => items.flatMap(({ photos }) => photos)),
    ...meters.flatMap(({ photo }) => photo ?? []),
  ]),
]

const key = (...names: readonly string[]): string => names.map((name) => name.trim().toLowerCase()).join('\n')

/** The lines of a list by their key. If several lines have the same key, the first one counts. */
function byKey<T>(lines: readonly T[], keyOf: (line: T) => string): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const line of lines) if (!found.has(keyOf(line))) found.set(keyOf(line), line)
  return found
}

/** Pairs the lines of two lists, in the order of the later list. Lines that are only in the earlier list come last. */
export function pairLines<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (line: T) => string,
): { readonly before: T | null; readonly after: T | null }[] {
  const [earlier, later] = [byKey(before, keyOf), byKey(after, keyOf)]
  return [
    ...[...later].map(([name, line]) => ({ before: earlier.get(name) ?? null, after: line })),
    ...[...earlier].filter(([name]) => !later.has(name)).map(([, line]) => ({ before: line, after: null })),
  ]
}

export const roomKey = ({ name }: { readonly name: string }): string => key(name)
export const meterKey = ({ kind, number }: { readonly kind: string; readonly number: string }): string =>
  key(kind, number)

const shownItem = (item: HandoverItem | null) => item && { state: item.state, remark: item.remark, photos: item.photos }

/**
 * True if an item differs on moving out. A new item that is in order doesn't count, and neither does one that nobody
 * looked at.
 */
export function isItemChanged(before: HandoverItem | null, after: HandoverItem | null): boolean {
  if (after?.state === null) return false
  if (before === null || before.state === null) return after?.state === 'remark'
  return after === null || before.state !== after.state || before.remark.trim() !== after.remark.trim()
}

/** The number of items that nobody has looked at. */
export const unseenItems = (rooms: readonly { readonly items: readonly Pick<HandoverItem, 'state'>[] }[]): number =>
  rooms.flatMap(({ items }) => items.filter(({ state }) => state === null)).length

/** The differences between the handovers on moving in and on moving out (docs/rules/lease.md#handover). */
export function handoverDifferences(before: HandoverContent, after: HandoverContent): HandoverDifference[] {
  const items = pairLines(before.rooms, after.rooms, roomKey).flatMap((room) =>
    pairLines(room.before?.items ?? [], room.after?.items ?? [], roomKey)
      .filter((item) => isItemChanged(item.before, item.after))
      .map((item) => ({
        kind: 'item' as const,
        room: (room.after ?? room.before)!.name,
        item: (item.after ?? item.before)!.name,
        in: shownItem(item.before),
        out: shownItem(item.after),
      })),
  )
  const meters = pairLines(before.meters, after.meters, meterKey)
    .filter((meter) => meter.before?.reading !== meter.after?.reading)
    .map((meter) => ({
      kind: 'meter' as const,
      meter: (meter.after ?? meter.before)!.kind,
      number: (meter.after ?? meter.before)!.number,
      in: meter.before?.reading ?? null,
      out: meter.after?.reading ?? null,
    }))
  const keys = pairLines(before.keys, after.keys, roomKey)
    .filter((one) => one.before?.count !== one.after?.count)
    .map((one) => ({
      kind: 'key' as const,
      name: (one.after ?? one.before)!.name,
      in: one.before?.count ?? null,
      out: one.after?.count ?? null,
    }))
  return [...items, ...meters, ...keys]
}

/**
 * The errors of photos: too many, one twice at a line, a file that isn't the account's own, or a file that is no
 * picture. Each is at its item or meter. `known`: the files of the account.
 */
export function photoErrors(
  { rooms, meters }: Pick<HandoverContent, 'rooms' | 'meters'>,
  known: readonly Pick<HandoverPhoto, 'url' | 'type'>[],
): FieldErrors {
  const types = new Map(known.map(({ url, type }) => [url, type]))
  const errorOf = (urls: readonly string[]) => {
    if (new Set(urls).size < urls.length) return 'invalid'
    if (urls.some((url) => !types.has(url))) return 'files.unknown'
    return urls.some((url) => types.get(url) === 'application/pdf') ? 'onlyPictures' : null
  }
  const errors: FieldErrors = photosOf({ rooms, meters }).length > maxHandoverPhotos ? { rooms: 'manyPhotos' } : {}
  const check = (path: string, urls: readonly string[]) => {
    const error = errorOf(urls)
    if (error !== null) errors[path] = error
  }
  for (const [at, { items }] of rooms.entries())
    for (const [place, { photos }] of items.entries()) check(`rooms.${at}.items.${place}.photos`, photos)
  for (const [at, { photo }] of meters.entries()) check(`meters.${at}.photo`, photo === null ? [] : [photo])
  return errors
}

/** A handover is dated at most this many days before the lease begins, and at most as many days from today. */
const daysOff = 365

/**
 * The error of a day. Keys are often handed over before the first day of the lease, and a handover can be prepared. Empty
 * if the day is in order.
 */
export function handoverDayError({ date }: Pick<HandoverForm, 'date'>, leaseFrom: Day, today: Day): FieldErrors {
  if (date > addDays(today, daysOff)) return { date: 'handoverDay' }
  return date < addDays(leaseFrom, -daysOff) ? { date: 'handoverLongBefore' } : {}
}

/** The errors of rooms with the name of an earlier room. The differences are found by the names. */
export function roomErrors({ rooms }: Pick<HandoverContent, 'rooms'>): FieldErrors {
  const names = rooms.map(roomKey)
  return Object.fromEntries(
    names.flatMap((name, at) => (names.indexOf(name) < at ? [[`rooms.${at}.name`, 'roomTwice']] : [])),
  )
}

type Signable = Pick<HandoverContent, 'rooms' | 'meters' | 'keys' | 'remarks'>

/** True if a handover says nothing: it has no room, meter, key or remark. */
export const isHandoverEmpty = ({ rooms, meters, keys, remarks }: Signable): boolean =>
  rooms.length + meters.length + keys.length === 0 && remarks.trim() === ''

/** The error of signing a handover that says nothing. */
export const emptyHandoverError = (content: Signable): FieldErrors =>
  isHandoverEmpty(content) ? { rooms: 'handoverEmpty' } : {}

/** The errors of signing a handover today: it says nothing, or its day is still to come. */
export const signNowErrors = (content: Signable, date: Day, today: Day): FieldErrors => ({
  ...emptyHandoverError(content),
  ...(date > today && { date: 'handoverAhead' }),
})

/** The error of a day before the handover or after today. Empty if the day is in order. */
export const signedDayError = (signedOn: Day, { date }: { readonly date: Day }, today: Day): FieldErrors =>
  signedOn < date || signedOn > today ? { signed_on: 'handoverSignedOn' } : {}
