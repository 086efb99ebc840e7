import { z } from 'zod'
import type { FileValue } from '../../base/kit/file-value'
import { handoverKinds, itemStates, type HandoverContent, type HandoverItem, type HandoverKind } from './model'

const Item = z.strictObject({
  /** Identifies the item while its photos are being sent, also after a reload. */
  key: z.string(),
  name: z.string(),
  /** Empty until somebody has looked at the item. */
  state: z.enum(['', ...itemStates]),
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
  // A draft of an earlier version doesn't have it.
  tenant_remarks: z.string().default(''),
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
        state: item.state ?? '',
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
    tenant_remarks: content.tenant_remarks,
  }
}

/** The body of a signing on paper. */
export const signedOnPaper = ({
  signed_on,
  documents,
}: {
  readonly signed_on: string
  readonly documents: readonly Pick<FileValue, 'url'>[]
}) => ({ signed_on, documents: documents.map(({ url }) => url) })

/** The body of the call. It has no keys, because only the browser uses them. */
export const handoverBody = ({ kind, date, rooms, meters, keys, remarks, tenant_remarks }: HandoverValues) => ({
  kind,
  date: date === '' ? null : date,
  rooms: rooms.map(({ name, items }) => ({
    name,
    items: items.map(({ name: item, state, remark, photos }) => ({
      name: item,
      ...(state === '' ? { state: null, remark: '' } : { state, remark }),
      photos,
    })),
  })),
  meters: meters.map(({ kind: of, number, reading, photos: [photo = null] }) => ({
    kind: of,
    number,
    reading: reading.trim() === '' ? null : reading.trim(),
    photo,
  })),
  keys: keys.map(({ name, count }) => ({ name, count })),
  remarks,
  tenant_remarks,
})

/**
 * The item with the state that somebody chose first or changed. The remark that an unseen item has is that of moving in,
 * and goes if the item is in order now.
 */
export const withState = (item: ItemValues, state: NonNullable<HandoverItem['state']>): ItemValues => ({
  ...item,
  state,
  remark: item.state === '' && state === 'ok' ? '' : item.remark,
})

/** The counts that the head of a room says. `waiting`: how many photos of a line aren't sent yet. */
export const roomCounts = ({ items }: RoomValues, waiting: (key: string) => number) => ({
  unseen: items.filter(({ state }) => state === '').length,
  remarks: items.filter(({ state }) => state === 'remark').length,
  photos: items.reduce((sum, { key, photos }) => sum + photos.length + waiting(key), 0),
})

/** The room with all unseen items in order. One that had a remark on moving in has to be looked at by itself. */
export const withRestInOrder = (room: RoomValues): RoomValues => ({
  ...room,
  items: room.items.map((item) => (item.state === '' && item.remark === '' ? { ...item, state: 'ok' } : item)),
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
