import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { BankFile, MappingForm } from './model'

export const bankFileCalls = {
  upload: endpoint('POST bank/files', {
    access: 'owner',
    summary: 'Read a file of the online bank (CSV, xlsx, camt.053), and keep it for 24 hours to be imported',
    body: 'file',
    answer: BankFile,
    status: 201,
    limits: ['upload'],
    outside: true,
  }),
  map: endpoint('PUT bank/files/{id}', {
    access: 'owner',
    summary:
      'Say what the columns of the file are, or which line is its header, and read it anew; remembered for files with the same header',
    params: z.strictObject({ id: IdText }),
    body: MappingForm,
    answer: BankFile,
    limits: ['upload'],
    outside: true,
  }),
}
