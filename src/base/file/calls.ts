import { z } from 'zod'
import { endpoint } from '../kit/endpoint'
import { documentId, FileInfo, FileUsage } from './model'

export const fileCalls = {
  upload: endpoint('POST document', {
    access: 'owner',
    summary: 'Upload one PDF, JPEG, PNG or WebP file of at most 10 MB; the url goes into the record that is saved next',
    body: 'file',
    answer: FileInfo,
    status: 201,
    limits: ['upload'],
    outside: true,
  }),
  usage: endpoint('GET document/usage', {
    access: 'owner',
    summary: 'Bytes that the own files take, and how many they may take',
    answer: FileUsage,
  }),
  download: endpoint('GET document/{id}', {
    access: 'link',
    summary: 'The bytes of an own file, or of the file that a signed link names',
    params: z.strictObject({ id: z.string().regex(documentId) }),
    query: z.strictObject({ until: z.string().max(20).optional(), signature: z.string().max(100).optional() }),
    answer: 'stream',
  }),
}
