import { z } from 'zod'
import { fileTypes } from '../kit/file-type'
import type { FileValue } from '../kit/file-value'
import { requiredOr } from '../kit/schemas'

/** Files in one field of one record. */
export const maxFiles = 10
/** All files of one account together, in bytes. */
export const maxStoredBytes = 500 * 1024 * 1024
/** What it is scaled down to, in pixels: its square is less than `maxPixels`. */
export const longestSide = 6000

/** 128 random bits, base64url. */
export const documentId = /^[A-Za-z0-9_-]{22}$/
export const documentUrl = (id: string): string => `/api/document/${id}`

/** The url of an uploaded file as it stands in a record. Whether it is the account's own is checked when the record is saved. */
const DocumentUrl = z.string({ error: 'files.unknown' }).regex(/^\/api\/document\/[A-Za-z0-9_-]{22}$/, 'files.unknown')
const Documents = z
  .array(DocumentUrl, { error: requiredOr('invalid') })
  .max(maxFiles, 'files.max10')
  .refine((urls) => new Set(urls).size === urls.length, 'invalid')

/** What is known of a file without opening it. */
export const FileInfo = z.strictObject({ url: z.string(), name: z.string(), type: z.enum(fileTypes), size: z.int() })
export type FileInfo = z.output<typeof FileInfo>

/** What came of opening a PDF of an account. */
export interface PdfVerdict {
  /** How many pages it has; 0: it can't be opened, or ends the process that opens it. */
  readonly pages: number
  /** What takes longer than others is opened apart each time: a few such would hold up everybody's papers. */
  readonly isSlow: boolean
}

/** Is told what came of opening a file. */
export type KeepVerdict = (sha256: string, verdict: PdfVerdict) => Promise<unknown>

/** Why the bytes of a stored file can't be given out: they are gone, are not what was stored, or the store can't read them. */
export const fileFaults = ['missing', 'damaged', 'unreadable'] as const
export type FileFault = (typeof fileFaults)[number]

/** Bytes of all files of an account, and how many they may be. */
export const FileUsage = z.strictObject({ used: z.int(), limit: z.int() })

const FileValues: z.ZodType<readonly FileValue[]> = z.array(FileInfo).readonly()

/**
 * Files of a record, stored by their urls. A form holds what is known of them, which the answer for one record has beside
 * the urls under the name `facts`.
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
