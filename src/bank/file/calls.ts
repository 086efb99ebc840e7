import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { BankFile, MappingForm } from './model'

export const bankFileCalls = {
  upload: endpoint('POST bank/files', {
    access: 'owner',
    summary: 'Upload a file of the online bank (CSV, xlsx, camt.053). It is read, and kept for 24 hours to be imported',
    body: 'file',
    answer: BankFile,
    status: 201,
    limits: ['upload'],
    outside: true,
  }),
  map: endpoint('PUT bank/files/{id}', {
    access: 'owner',
    summary:
      'Name the columns of the file, or the line of its header, and read it again. Remembered for files with the same header',
    params: z.strictObject({ id: IdText }),
    body: MappingForm,
    answer: BankFile,
    limits: ['upload'],
    outside: true,
  }),
}
