import { z } from 'zod'
import { fileTypes, type FileType } from '../kit/file-type'
import type { FileValue } from '../kit/file-value'
import { requiredOrError } from '../kit/schemas'

/** The maximum number of files in one field of a record. */
export const maxFiles = 10
/** The maximum number of bytes that one account may store. */
export const maxStoredBytes = 500 * 1024 * 1024
/** The longest side of a picture that was scaled down, in pixels. Its square is less than `maxPixels`. */
export const maxScaledSide = 6000

/** 128 random bits, base64url. */
export const documentId = /^[A-Za-z0-9_-]{22}$/
export const documentUrl = (id: string): string => `/api/document/${id}`

/** The url of a file. The save of the record checks that the file belongs to the account. */
const DocumentUrl = z.string({ error: 'files.unknown' }).regex(/^\/api\/document\/[A-Za-z0-9_-]{22}$/, 'files.unknown')
const Documents = z
  .array(DocumentUrl, { error: requiredOrError('invalid') })
  .max(maxFiles, 'files.max10')
  .refine((urls) => new Set(urls).size === urls.length, 'invalid')

/** The facts about a file that are known without opening it. */
export const FileInfo = z.strictObject({ url: z.string(), name: z.string(), type: z.enum(fileTypes), size: z.int() })
export type FileInfo = z.output<typeof FileInfo>

export interface PdfVerdict {
  /** 0 for a PDF that can't be opened, or that ends the process that opens it. */
  readonly pages: number
  /** A slow PDF is opened in its own process each time, because a few such files would delay everybody's papers. */
  readonly isSlow: boolean
}

export type KeepVerdict = (sha256: string, verdict: PdfVerdict) => Promise<unknown>

/** The reason why stored bytes can't be sent: they are missing, they were changed, or the store can't read them. */
export const fileFaults = ['missing', 'damaged', 'unreadable'] as const
export type FileFault = (typeof fileFaults)[number]

/** The size of all stored files of an account, and the maximum, in bytes. */
export const FileUsage = z.strictObject({ used: z.int(), limit: z.int() })

const FileValues: z.ZodType<readonly FileValue[]> = z.array(FileInfo).readonly()

/** A field of files, stored as their urls. A record's answer has the known facts about them under the name `facts`. */
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

export type ImageType = Exclude<FileType, 'application/pdf'>

/** The size of a picture on a page: its longest side in pixels, and the quality of its JPEG from 1 to 100. */
export interface PagePictureSize {
  readonly side: number
  readonly quality: number
}

/** A picture that fills a page: 210 pixels per inch on A4. */
export const wholePage: PagePictureSize = { side: 2480, quality: 82 }

export interface PagePicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}
