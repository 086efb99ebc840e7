import { z } from 'zod'
import { handoverKinds, itemStates, type HandoverContent, type HandoverKind } from './model'

const Item = z.strictObject({
  /** Identifies the item while its photos are being sent, also after a reload. */
  key: z.string(),
  name: z.string(),
  state: z.enum(itemStates),
  remark: z.string(),
  photos: z.array(z.string()),
})

/** A handover as it is typed, and as a draft keeps it in the browser. */
export const HandoverValues = z.strictObject({
  kind: z.enum(handoverKinds),
  date: z.string(),
  rooms: z.array(z.strictObject({ key: z.string(), name: z.string(), items: z.array(Item) })),
  meters: z.array(
    z.strictObject({
      key: z.string(),
      kind: z.string(),
      number: z.string(),
      reading: z.string(),
      photos: z.array(z.string()),
    }),
  ),
  keys: z.array(z.strictObject({ key: z.string(), name: z.string(), count: z.number().nullable() })),
  remarks: z.string(),
})

export type HandoverValues = z.output<typeof HandoverValues>
export type RoomValues = HandoverValues['rooms'][number]
export type ItemValues = RoomValues['items'][number]
export type MeterValues = HandoverValues['meters'][number]

const proposedLine = 'line '

/** True for a line that was there when the form was opened. */
export const isProposedLine = (key: string): boolean => key.startsWith(proposedLine)

/**
 * The values of a form that begins with this content. The same content gets the same keys, so that a photo finds its
 * line again after a reload.
 */
export function handoverValues({
  kind,
  date,
  content,
}: {
  readonly kind: HandoverKind
  readonly date: string
  readonly content: HandoverContent
}): HandoverValues {
  let lines = 0
  const newKey = () => `${proposedLine}${(lines += 1)}`
  return {
    kind,
    date,
    rooms: content.rooms.map(({ name, items }) => ({
      key: newKey(),
      name,
      items: items.map((item) => ({
        key: newKey(),
        name: item.name,
        state: item.state,
        remark: item.remark,
        photos: [...item.photos],
      })),
    })),
    meters: content.meters.map((meter) => ({
      key: newKey(),
      kind: meter.kind,
      number: meter.number,
      reading: Number.isNaN(meter.reading) ? '' : String(meter.reading).replace('.', ','),
      photos: meter.photo === null ? [] : [meter.photo],
    })),
    keys: content.keys.map(({ name, count }) => ({ key: newKey(), name, count })),
    remarks: content.remarks,
  }
}

/** The body of the call. It has no keys, because only the browser uses them. */
export const handoverBody = ({ kind, date, rooms, meters, keys, remarks }: HandoverValues) => ({
  kind,
  date: date === '' ? null : date,
  rooms: rooms.map(({ name, items }) => ({
    name,
    items: items.map(({ name: item, state, remark, photos }) => ({ name: item, state, remark, photos })),
  })),
  meters: meters.map(({ kind: of, number, reading, photos: [photo = null] }) => ({
    kind: of,
    number,
    reading: reading.trim() === '' ? null : reading.trim(),
    photo,
  })),
  keys: keys.map(({ name, count }) => ({ name, count })),
  remarks,
})

/** The values with a sent photo at the item or meter with that key. No line changes if that one is gone. */
export const withPhoto = (values: HandoverValues, key: string, url: string): HandoverValues => ({
  ...values,
  rooms: values.rooms.map((room) =>
    room.items.some((item) => item.key === key)
      ? {
          ...room,
          items: room.items.map((item) =>
            item.key === key && !item.photos.includes(url) ? { ...item, photos: [...item.photos, url] } : item,
          ),
        }
      : room,
  ),
  meters: values.meters.map((meter) => (meter.key === key ? { ...meter, photos: [url] } : meter)),
})
