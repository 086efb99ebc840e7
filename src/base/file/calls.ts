import { z } from 'zod'
import { endpoint } from '../kit/endpoint'
import { documentId, FileInfo, FileUsage } from './model'

export const fileCalls = {
  upload: endpoint('POST document', {
    access: 'owner',
    summary:
      'Upload one PDF, JPEG, PNG or WebP file of at most 10 MB. Send the answered url with the record that has the file',
    body: 'file',
    answer: FileInfo,
    status: 201,
    limits: ['upload'],
    outside: true,
  }),
  usage: endpoint('GET document/usage', {
    access: 'owner',
    summary: 'The bytes that the files of the user account use, and how many they may use',
    answer: FileUsage,
  }),
  download: endpoint('GET document/{id}', {
    access: 'link',
    summary: 'The bytes of a file of the user account, or of the file that a signed link names',
    params: z.strictObject({ id: z.string().regex(documentId) }),
    query: z.strictObject({ until: z.string().max(20).optional(), signature: z.string().max(100).optional() }),
    answer: 'stream',
  }),
}
