import { z } from 'zod'
import { documentUrl, FileInfo, maxFiles } from '../../base/file/model'
import { type Day, InstantText } from '../../base/kit/day'
import { emptyOrText, oneOf, requiredText, TypedDay, wholeNumber } from '../../base/kit/schemas'
import { SignicatInfo } from '../contract/model-signing'

/** `in`: the tenant moves in. `out`: the tenant moves out. */
export const handoverKinds = ['in', 'out'] as const
/** An item without a state is one that nobody has looked at. */
export const itemStates = ['ok', 'remark'] as const
export const drawnRoles = ['tenant', 'landlord'] as const
export const handoverSignings = ['hand', 'drawn', 'bankid'] as const
/** The maximum number of photos of one handover. */
export const maxHandoverPhotos = 100
const [maxRooms, maxItems, maxMeters, maxKeys] = [30, 40, 20, 20]
/** The maximum number of characters of a drawn signature. */
const maxDrawing = 100_000

/** A photo is named by the url of its upload, or by the id in that url. */
export const PhotoUrl = z
  .string({ error: 'files.unknown' })
  .regex(/^(?:\/api\/document\/)?[A-Za-z0-9_-]{22}$/, 'files.unknown')
  .transform((named) => (named.startsWith('/') ? named : documentUrl(named)))
  .meta({ description: 'The url of an uploaded picture, or the id in it' })
const Photos = z.array(PhotoUrl, { error: 'invalid' }).max(maxFiles, 'files.max10').default([])

/** A reading as a number, or as somebody types it: `12345,6` or `12 345,6`. */
const Reading = z
  .union(
    [
      z.number(),
      z
        .string()
        .transform((typed) => typed.replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, ''))
        .pipe(z.string().regex(/^\d{1,9}(?:[.,]\d{1,3})?$/, 'meterReading')),
    ],
    { error: 'meterReading' },
  )
  .transform((typed) => Number(String(typed).replace(',', '.')))
  .refine((reading) => reading >= 0 && reading < 1e9, 'meterReading')
  .meta({ description: 'A number that is not below 0' })

const list = <S extends z.ZodType>(of: S, most: number) =>
  z.array(of, { error: 'invalid' }).max(most, 'manyLines').default([])

const HandoverItem = z
  .strictObject({
    name: requiredText({ max: 100 }),
    state: oneOf(itemStates)
      .nullish()
      .transform((state) => state ?? null)
      .meta({ description: 'Left out: nobody has looked at the item' }),
    remark: emptyOrText({ max: 1000, lines: true }).default(''),
    photos: Photos,
  })
  .refine(({ state, remark, photos }) => state !== null || (remark === '' && photos.length === 0), {
    path: ['state'],
    error: 'choose',
  })
  .refine(({ state, remark, photos }) => state !== 'remark' || remark !== '' || photos.length > 0, {
    path: ['remark'],
    error: 'remarkNeeded',
  })

const content = {
  rooms: list(z.strictObject({ name: requiredText({ max: 50 }), items: list(HandoverItem, maxItems) }), maxRooms),
  meters: list(
    z.strictObject({
      /** `electricity`, `water`, `heat`, or a name of the landlord's own. */
      kind: requiredText({ max: 50 }),
      number: emptyOrText({ max: 50 }).default(''),
      reading: Reading,
      photo: PhotoUrl.nullish().transform((photo) => photo ?? null),
    }),
    maxMeters,
  ),
  keys: list(z.strictObject({ name: requiredText({ max: 50 }), count: wholeNumber(0, 99) }), maxKeys),
  remarks: emptyOrText({ max: 1000, lines: true }).default(''),
  tenant_remarks: emptyOrText({ max: 1000, lines: true })
    .default('')
    .meta({ description: 'The remarks of the tenants, which the paper names as theirs' }),
}

export const HandoverContent = z.strictObject(content)
export const HandoverForm = z.strictObject({ kind: oneOf(handoverKinds), date: TypedDay, ...content })

/** A drawn signature: an SVG with only paths. */
export const SignatureForm = z
  .strictObject({
    role: oneOf(drawnRoles),
    svg: z.string({ error: 'drawing' }).min(1, 'drawing').max(maxDrawing, 'drawing'),
    /** The tenant who draws: 1 is the first tenant of the lease, also if it is left out. */
    tenant: z.int({ error: 'choose' }).min(1, 'choose').max(4, 'choose').optional(),
  })
  .refine(({ role, tenant }) => role === 'tenant' || tenant === undefined, { path: ['tenant'], error: 'onlyTenant' })

const Documents = z
  .array(PhotoUrl, { error: 'invalid' })
  .max(maxFiles, 'files.max10')
  .refine((urls) => new Set(urls).size === urls.length, 'invalid')
  .default([])
  .meta({ description: 'The urls of the signed paper, as uploaded' })

/** A handover that was signed on paper on that day. */
export const SignHandoverForm = z.strictObject({ signed_on: TypedDay, documents: Documents })

const AnyDay = z.string().transform((stored) => stored as Day)

const Item = z.strictObject({
  name: z.string(),
  /** Null: nobody has looked at it. */
  state: z.enum(itemStates).nullable(),
  remark: z.string(),
  photos: z.array(z.string()),
})
const Meter = z.strictObject({
  kind: z.string(),
  number: z.string(),
  reading: z.number(),
  photo: z.string().nullable(),
})
const KeyCount = z.strictObject({ name: z.string(), count: z.int() })

const answered = {
  rooms: z.array(z.strictObject({ name: z.string(), items: z.array(Item) })),
  meters: z.array(Meter),
  keys: z.array(KeyCount),
  remarks: z.string(),
  tenant_remarks: z.string(),
}

/** A line that differs between moving in and moving out. Null: that handover doesn't have the line. */
export const HandoverDifference = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('item'),
    room: z.string(),
    item: z.string(),
    in: Item.omit({ name: true }).nullable(),
    out: Item.omit({ name: true }).nullable(),
  }),
  z.strictObject({
    kind: z.literal('meter'),
    meter: z.string(),
    number: z.string(),
    in: z.number().nullable(),
    out: z.number().nullable(),
  }),
  z.strictObject({
    kind: z.literal('key'),
    name: z.string(),
    in: z.int().nullable(),
    out: z.int().nullable(),
  }),
])

/** A photo as evidence: the day of its upload, and the SHA-256 of the stored file. */
export const HandoverPhoto = z.strictObject({ ...FileInfo.shape, uploaded_on: AnyDay, sha256: z.string() })

export const Handover = z.strictObject({
  id: z.int(),
  contractId: z.int(),
  kind: z.enum(handoverKinds),
  date: AnyDay,
  ...answered,
  /** The facts about all photos of the handover. */
  files: z.array(HandoverPhoto),
  /** The day of the signature. Null: the handover can still be changed. */
  signed_on: AnyDay.nullable(),
  /** `hand`: on paper. `drawn`: drawn on a screen by everybody. `bankid`: with BankID by everybody. */
  signed_by: z.enum(handoverSignings).nullable(),
  /** The signing with BankID. Null: it was never sent. While it is under way, the handover can't be changed. */
  signicatInfo: SignicatInfo.nullable(),
  /** The signatures that are drawn so far. A change of the handover removes them. */
  signatures: z.array(z.strictObject({ role: z.enum(drawnRoles), name: z.string(), drawn_at: InstantText })),
  /** The files of the paper that was signed by hand. */
  documents: z.array(FileInfo),
  /** SHA-256 of the signed PDF. Null before it is signed. */
  sha256: z.string().nullable(),
  /** The differences from the last handover on moving in. Null if there is nothing to compare. */
  differences: z.array(HandoverDifference).nullable(),
  created_at: InstantText,
  updated_at: InstantText,
})

/** A handover as the export has it. Content and signatures are null if they can't be read. */
export const ExportedHandover = z.strictObject({
  ...Handover.omit({
    differences: true,
    signicatInfo: true,
    files: true,
    documents: true,
    rooms: true,
    meters: true,
    keys: true,
    remarks: true,
    tenant_remarks: true,
  }).shape,
  signatures: Handover.shape.signatures.nullable(),
  content: z.strictObject(answered).nullable(),
  photos: z.array(z.string()),
  documents: z.array(z.string()),
})

export type HandoverKind = (typeof handoverKinds)[number]
export type DrawnRole = (typeof drawnRoles)[number]
export type HandoverSignedBy = (typeof handoverSignings)[number]
export type HandoverContent = z.output<typeof HandoverContent>
export type HandoverForm = z.output<typeof HandoverForm>
export type HandoverRoom = HandoverContent['rooms'][number]
export type HandoverItem = HandoverRoom['items'][number]
export type HandoverDifference = z.output<typeof HandoverDifference>
export type HandoverPhoto = z.output<typeof HandoverPhoto>
export type Handover = z.output<typeof Handover>
export type SignatureForm = z.output<typeof SignatureForm>
export type SignHandoverForm = z.output<typeof SignHandoverForm>
