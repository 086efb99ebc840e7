import { z } from 'zod'
import { requiredOr } from '../kit/field'

/** Largest file that is taken, in bytes (decisions 6: 10 MB). */
export const maxFileBytes = 10 * 1024 * 1024
/** Files in one field of one record. */
export const maxFiles = 10
/** All files of one account together, in bytes. */
export const maxStoredBytes = 500 * 1024 * 1024
/** Pixels of an image, read from its header before it is decoded. */
export const maxPixels = 40_000_000

export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type FileType = (typeof fileTypes)[number]

/** 128 random bits, base64url. */
export const documentId = /^[A-Za-z0-9_-]{22}$/
export const documentUrl = (id: string): string => `/api/document/${id}`

/** The url of an uploaded file as it stands in a record. Whether it is the account's own is checked when the record is saved. */
const DocumentUrl = z.string({ error: 'files.unknown' }).regex(/^\/api\/document\/[A-Za-z0-9_-]{22}$/, 'files.unknown')
export const Documents = z
  .array(DocumentUrl, { error: requiredOr('invalid') })
  .max(maxFiles, 'files.max10')
  .refine((urls) => new Set(urls).size === urls.length, 'invalid')

/** What is known of a file without opening it. */
export const FileInfo = z.strictObject({ url: z.string(), name: z.string(), type: z.enum(fileTypes), size: z.int() })
export type FileInfo = z.output<typeof FileInfo>
