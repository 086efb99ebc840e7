import { z } from 'zod'
import { fileTypes } from '../kit/file-type'
import type { FileValue } from '../kit/file-value'
import { requiredOr } from '../kit/schemas'

/** Files in one field of one record. */
export const maxFiles = 10
/** All files of one account together, in bytes. */
export const maxStoredBytes = 500 * 1024 * 1024
/** The size in pixels that it is scaled down to. Its square is less than `maxPixels`. */
export const longestSide = 6000

/** 128 random bits, base64url. */
export const documentId = /^[A-Za-z0-9_-]{22}$/
export const documentUrl = (id: string): string => `/api/document/${id}`

/** The url of an uploaded file in a record. That it belongs to the account is checked when the record is saved. */
const DocumentUrl = z.string({ error: 'files.unknown' }).regex(/^\/api\/document\/[A-Za-z0-9_-]{22}$/, 'files.unknown')
const Documents = z
  .array(DocumentUrl, { error: requiredOr('invalid') })
  .max(maxFiles, 'files.max10')
  .refine((urls) => new Set(urls).size === urls.length, 'invalid')

/** The facts about a file that are known without opening it. */
export const FileInfo = z.strictObject({ url: z.string(), name: z.string(), type: z.enum(fileTypes), size: z.int() })
export type FileInfo = z.output<typeof FileInfo>

/** The result of opening a PDF of an account. */
export interface PdfVerdict {
  /** Its number of pages. 0: it can't be opened, or it ends the process that opens it. */
  readonly pages: number
  /** A slow PDF is opened in its own process each time. Otherwise a few such files would delay everybody's papers. */
  readonly isSlow: boolean
}

/** Receives the result of opening a file. */
export type KeepVerdict = (sha256: string, verdict: PdfVerdict) => Promise<unknown>

/** Why the bytes of a stored file can't be sent: they are gone, they changed, or the store can't read them. */
export const fileFaults = ['missing', 'damaged', 'unreadable'] as const
export type FileFault = (typeof fileFaults)[number]

/** The bytes of all files of an account, and how many are allowed. */
export const FileUsage = z.strictObject({ used: z.int(), limit: z.int() })

const FileValues: z.ZodType<readonly FileValue[]> = z.array(FileInfo).readonly()

/**
 * Files of a record, stored by their urls. A form contains the known facts about them. The answer for one record has
 * these facts next to the urls, under the name `facts`.
 */
export const files = (facts = 'files') =>
  ({
    kind: 'files',
    body: Documents.default([]),
    answer: z.array(z.string()),
    empty: [] as readonly FileValue[],
    toForm: (_urls: readonly string[], record: Readonly<Record<string, unknown>>) =>
      record[facts] as readonly FileValue[],
    toBody: (value: readonly FileValue[]): unknown => value.map(({ url }) => url),
    draft: FileValues,
    required: false,
  }) as const
