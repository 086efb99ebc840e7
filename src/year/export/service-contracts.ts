import { answerWriter } from '../../base/call/answer'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import type { Paper } from '../../base/pdf/model'
import { contractRecord } from '../../lease/contract/model'
import { monthRent } from '../../lease/contract/rules-rent'
import { tenantName, tenantPhone } from '../../lease/contract/rules-tenant'
import type { PaperService } from '../../lease/document/service'
import { toContract, type ContractRow } from '../../lease/contract/service-select'
import type { RentLetters } from '../../lease/regulation/service-letter'
import { contractWords } from '../../lease/contract/words'
import { ExportedContract } from './model'
import { filesOf, houseCells, names, type ExportContext, type Files } from './service-context'
import { openRecordSheet } from './service-record-sheet'
import { exportWords } from './words'

const columns = {
  record: contractRecord,
  words: contractWords,
  columns: [
    'number',
    'house',
    'houseId',
    'tenant',
    'birthday',
    'email',
    'phone',
    'status',
    'term',
    'from',
    'to',
    'firstPayment',
    'rent',
    'deposit',
    'other',
    'isDeleted',
    'files',
    'id',
  ],
  fields: {
    birthday: 'tenant_birthday',
    email: 'tenant_email',
    term: 'type',
    from: 'start_date',
    to: 'end_date',
    firstPayment: 'first_payment_date',
    rent: 'month_sum',
    deposit: 'deposit_sum',
  },
  own: {
    tenant: ['tenant_first_name', 'tenant_last_name'],
    phone: ['tenant_phone_code', 'tenant_phone'],
    files: ['documents'],
  },
} as const

const write = answerWriter(ExportedContract, false)

/** A lease that can't be drawn is left out; the record beside it names why. */
function withoutUnreadable(error: unknown): [] {
  if (error instanceof Refusal && error.reason === 'unreadable') return []
  throw error
}

interface ContractDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly papers: Pick<PaperService, 'leases' | 'handover'>
  readonly letters: Pick<RentLetters, 'stored'>
}

/** The signed paper of a contract: the PDF of its pictures first, where there is one. */
export const signedFilesOf = ({ signed_paper, signed_documents }: ContractRow): readonly string[] =>
  signed_paper === null ? signed_documents : [signed_paper, ...signed_documents]

/** Rent contracts as JSON, as a sheet, and on paper beside the files that are attached to them. */
export async function openContracts(
  { book, places, houses, language }: Omit<ExportContext, 'tally'>,
  { encryption, papers, letters }: ContractDeps,
) {
  const json = await book.list('data/contracts.json')
  const sheet = await openRecordSheet({ book, language }, 'contracts', columns)
  return {
    async add(ctx: OwnedCtx, row: ContractRow, files: Files): Promise<void> {
      const contract = toContract(row, ctx.today, encryption)
      const { houseId, additionalId: number, start_date } = contract
      const tenant = tenantName(contract)
      const which = translate(exportWords, 'contractFolder', language, { number })
      const folder = places.folderOf({ houseId, date: start_date, description: tenant, which, isTrashed: false })
      const [attached, signed] = [
        folder.put(filesOf(contract.documents, files)),
        folder.put(filesOf(signedFilesOf(row), files)),
      ]
      const written: string[] = []
      const add = async (name: 'lease' | 'leaseInEnglish' | 'handover' | 'rentLetter', { bytes }: Paper, from = '') => {
        const path = folder.path(translate(exportWords, name, language, { from }))
        await book.file(path, bytes)
        written.push(path)
      }
      const leases = await papers.leases(ctx, row, language).catch(withoutUnreadable)
      for (const { lang, paper } of leases)
        if (paper) await add(lang === 'en' && leases.length > 1 ? 'leaseInEnglish' : 'lease', paper)
      const handover = await papers.handover(ctx, row, language)
      if (handover?.paper) await add('handover', handover.paper)
      const rentLetters = await letters.stored(ctx, row.id)
      for (const { from, paper } of rentLetters) if (paper) await add('rentLetter', paper, from)
      const damaged_papers = [
        ...leases.filter(({ paper }) => paper === null).map(({ lang }) => lang),
        ...(handover?.paper === null ? ['checklist' as const] : []),
        ...(rentLetters.some(({ paper }) => paper === null) ? ['rent' as const] : []),
      ]
      await json.add(write({ ...contract, files: attached, signed_files: signed, papers: written, damaged_papers }))
      // On the sheet the rent as it is now.
      await sheet.addRecord(
        { ...contract, month_sum: monthRent(contract, ctx.today) },
        {
          ...houseCells({ houses, language }, houseId),
          number,
          tenant,
          phone: tenantPhone(contract),
          status: translate(contractWords, contract.status, language),
          files: names([...attached, ...signed]),
          id: contract.id,
        },
      )
    },
    async end(): Promise<void> {
      await json.end()
      await sheet.end()
    },
  }
}
