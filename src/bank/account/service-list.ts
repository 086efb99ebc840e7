import { z } from 'zod'
import type { Encryption } from '../../base/db/encryption'
import type { ExportedList } from '../../base/module/shape'
import { bankAccountRecord } from './model'
import { ownBankAccounts } from './service'

const ExportedAccount = z.strictObject({ id: z.int(), ...bankAccountRecord.answer })

export const exportedBankAccounts = (encryption: Pick<Encryption, 'decrypt'>): ExportedList => ({
  path: 'data/bank-accounts.json',
  answer: ExportedAccount,
  read: (ctx) => ownBankAccounts(ctx, encryption),
})
