import type { OwnedCtx } from '../../base/call/context'
import { translate } from '../../base/kit/words'
import { contractRecord } from '../../lease/contract/model'
import { monthRent } from '../../lease/rent/rules'
import { countsAsOpen } from '../../lease/law/rules-term'
import { tenantTitle, tenantPhone } from '../../lease/party/rules-tenant'
import { erasedWords } from '../../lease/party/words-erased'
import type { ShownContracts, WholeContract } from '../../lease/contract/service-shown'
import { contractWords } from '../../lease/contract/words'
import { contractHomeWords } from '../../lease/contract-overview/words-glance'
import { ExportedContract } from './model'
import { fileNames, filesOf, houseCells, type ExportContext, type Files } from './service-context'
import { exportPapers, type ContractPaperDeps } from './service-papers'
import { openRecordSheet } from './service-record-sheet'

const columns = {
  record: contractRecord,
  words: contractWords,
  columns: [
    'number',
    'house',
    'houseId',
    'tenant',
    'tenant_birthday',
    'email',
    'phone',
    'status',
    'term',
    'from',
    'to',
    'first_payment_date',
    'month_sum',
    'deposit_sum',
    'other',
    'isDeleted',
    'files',
    'id',
  ],
  fields: { from: 'start_date', to: 'end_date', email: 'tenant_email' },
  own: {
    tenant: ['tenant_first_name', 'tenant_last_name'],
    phone: ['tenant_phone_code', 'tenant_phone'],
    term: ['type'],
    files: ['documents'],
  },
} as const

interface ContractDeps extends ContractPaperDeps {
  readonly contracts: Pick<ShownContracts, 'shown'>
}

/** The signed paper of a contract: the PDF of its pictures first, where there is one. */
export const signedFilesOf = ({ signed_paper, signed_documents }: WholeContract): readonly string[] =>
  signed_paper === null ? signed_documents : [signed_paper, ...signed_documents]

/** Rent contracts as JSON, as a sheet, and on paper beside the files that are attached to them. */
export async function openContracts(context: Omit<ExportContext, 'tally'>, { contracts, ...papers }: ContractDeps) {
  const { book, places, language, word } = context
  const json = await book.list('data/contracts.json', ExportedContract)
  const sheet = await openRecordSheet(context, 'contracts', columns)
  return {
    async add(ctx: OwnedCtx, row: WholeContract, files: Files): Promise<void> {
      const contract = contracts.shown(ctx, row)
      const { houseId, additionalId: number, start_date } = contract
      const tenant = tenantTitle(contract) || translate(erasedWords, 'erasedTenant', language)
      const which = word('contractFolder', { number })
      const folder = places.folderOf({ houseId, date: start_date, description: tenant, which, isTrashed: false })
      const [attached, signed] = [
        folder.put(filesOf(contract.documents, files)),
        folder.put(filesOf(signedFilesOf(row), files)),
      ]
      const drawn = await exportPapers(ctx, row, folder, context, papers)
      await json.add({ ...contract, files: attached, signed_files: signed, ...drawn })
      // On the sheet the rent as it is now.
      await sheet.addRecord(
        { ...contract, month_sum: monthRent(contract, ctx.today) },
        {
          ...houseCells(context, houseId),
          number,
          tenant,
          phone: tenantPhone(contract),
          term: countsAsOpen(contract)
            ? translate(contractHomeWords, 'countsAsOpen', language)
            : translate(contractWords, contract.type, language),
          status: translate(contractWords, contract.status, language),
          files: fileNames([...attached, ...signed], word),
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
