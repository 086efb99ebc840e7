import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import type { NamedPdf } from '../../base/pdf/model'
import { contractFigureWords } from '../../lease/contract-overview/words-figures'
import { contractRecord } from '../../lease/contract/model'
import type { ShownContracts, ContractWithOrders } from '../../lease/contract/service-shown'
import { contractWords } from '../../lease/contract/words'
import type { PaperService } from '../../lease/document/service'
import type { PaperLog } from '../../lease/document/service-stored'
import { countsAsOpenEnded } from '../../lease/law/rules-term'
import { tenantPhone, tenantTitle } from '../../lease/party/rules-tenant'
import { erasedWords } from '../../lease/party/words-erased'
import type { TenancyFiles } from '../../lease/handover/service-paper'
import type { LetterService } from '../../lease/letter/service'
import { letterPaperWords } from '../../lease/letter/words-sheet'
import type { RentLetterService } from '../../lease/regulation/service'
import { monthRent } from '../../lease/rent/rules'
import { ExportedContract, type MissingReason } from './model'
import { fileNames, filesOfDocuments, houseCells, type ExportContext, type ExportedFiles } from './service-context'
import { openRecordSheet } from './service-record-sheet'
import { readFiles, type ExportFolder } from './service-places'

/**
 * The reason why a paper is missing. It contains a value that can't be read, or making it failed for another reason.
 */
const reasonOf = (error: unknown): MissingReason =>
  error instanceof Refusal && error.reason === 'unreadable' ? 'unreadable' : 'failed'

type PaperName =
  | 'lease'
  | 'leaseInEnglish'
  | 'handover'
  | 'rentLetter'
  | 'tenantLetter'
  | 'handoverIn'
  | 'handoverOut'
  | 'settlement'

const tenancyPapers = { in: 'handoverIn', out: 'handoverOut', settlement: 'settlement' } as const

export interface ContractPaperDeps {
  readonly papers: Pick<PaperService, 'leases' | 'handover'>
  readonly letters: Pick<RentLetterService, 'stored'>
  readonly tenantLetters: Pick<LetterService, 'stored' | 'signedFiles'>
  /** The signed handovers and the settlements of a contract, with the files that they name. */
  readonly tenancyFiles: readonly ((ctx: OwnedCtx, contract: number) => Promise<TenancyFiles>)[]
  readonly log: PaperLog
}

/** Writes the papers of a contract. Returns the paths of those in the zip, and the names of the damaged ones. */
async function exportPapers(
  ctx: OwnedCtx,
  row: ContractWithOrders,
  folder: ExportFolder,
  context: Pick<ExportContext, 'book' | 'language' | 'word'>,
  { papers, letters, tenantLetters, tenancyFiles, log }: ContractPaperDeps,
): Promise<Pick<ExportedContract, 'papers' | 'damaged_papers' | 'handover_files'>> {
  const { book, language, word } = context
  const written: string[] = []
  const add = async (name: PaperName, paper: NamedPdf | null, values: Readonly<Record<string, string>> = {}) => {
    const file = word(name, values)
    // The bytes of a stored paper have changed since it was stored. So it is not exported.
    if (paper === null) return folder.miss(file, 'damaged')
    const path = folder.path(file)
    await book.file(path, paper.bytes)
    written.push(path)
  }
  /** Makes a paper. If that fails, the other papers are still made. */
  const attempt = async <T>(name: PaperName, make: () => Promise<T>): Promise<T | null> => {
    try {
      return await make()
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'failed')
        log('error', `The export lacks a paper of contract ${row.id} (${name}): ${String(error)}`)
      folder.miss(word(name, { from: '' }), reason)
      return null
    }
  }
  const leases = (await attempt('lease', () => papers.leases(ctx, row, language))) ?? []
  for (const { lang, paper } of leases)
    await add(lang === 'en' && leases.length > 1 ? 'leaseInEnglish' : 'lease', paper)
  const handover = await attempt('handover', () => papers.handover(ctx, row, language))
  if (handover) await add('handover', handover.paper)
  const rentLetters = await letters.stored(ctx, row.id)
  for (const { from, paper } of rentLetters) await add('rentLetter', paper, { from })
  const toTenants = await tenantLetters.stored(ctx, row.id)
  for (const { kind, id, paper } of toTenants)
    await add('tenantLetter', paper, { kind: translate(letterPaperWords, kind, language), id: String(id) })
  const found: TenancyFiles[] = []
  for (const read of tenancyFiles) found.push(await read(ctx, row.id))
  const records = found.flatMap(({ papers: kept }) => kept)
  for (const { kind, date, paper } of records) await add(tenancyPapers[kind], paper, { from: date })
  const named = [...new Set(found.flatMap(({ documents }) => documents))]
  const handover_files = folder.put([...(await readFiles(ctx, named)).values()])
  const damaged_papers = [
    ...leases.filter(({ paper }) => paper === null).map(({ lang }) => lang),
    ...(handover?.paper === null ? ['checklist' as const] : []),
    ...(rentLetters.some(({ paper }) => paper === null) ? ['rent' as const] : []),
    ...(toTenants.some(({ paper }) => paper === null) ? ['letter' as const] : []),
    ...(records.some(({ paper }) => paper === null) ? ['handover' as const] : []),
  ]
  return { papers: written, damaged_papers, handover_files }
}

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

/** The signed files of a contract. If there is a PDF made of pictures, it comes first. */
export const signedFilesOf = ({ signed_paper, signed_documents }: ContractWithOrders): readonly string[] =>
  signed_paper === null ? signed_documents : [signed_paper, ...signed_documents]

/** Opens a JSON file and a sheet for contracts. Adding a contract also adds its papers and its attached files. */
export async function openContractExport(
  context: Omit<ExportContext, 'tally'>,
  { contracts, ...papers }: ContractDeps,
) {
  const { book, places, language, word } = context
  const json = await book.list('data/contracts.json', ExportedContract)
  const sheet = await openRecordSheet(context, 'contracts', columns)
  return {
    async add(
      ctx: OwnedCtx,
      row: ContractWithOrders,
      signedFiles: readonly string[],
      files: ExportedFiles,
    ): Promise<void> {
      const contract = contracts.shown(ctx, row)
      const { houseId, additionalId: number, start_date } = contract
      const tenant = tenantTitle(contract) || translate(erasedWords, 'erasedTenant', language)
      const which = word('contractFolder', { number })
      const folder = places.folderOf({ houseId, date: start_date, description: tenant, which, isTrashed: false })
      const [attached, signed] = [
        folder.put(filesOfDocuments(contract.documents, files)),
        folder.put(filesOfDocuments(signedFiles, files)),
      ]
      const drawn = await exportPapers(ctx, row, folder, context, papers)
      // A list that can't be decrypted is read as if it were empty.
      const isUnread = (list: 'co_tenants' | 'co_landlords') =>
        row[list] !== null && row.tenant_erased_at === null && contract[list].length === 0
      const co_tenants = isUnread('co_tenants') ? null : contract.co_tenants
      const co_landlords = isUnread('co_landlords') ? null : contract.co_landlords
      await json.add({ ...contract, co_tenants, co_landlords, files: attached, signed_files: signed, ...drawn })
      // The sheet shows today's rent.
      await sheet.addRecord(
        { ...contract, month_sum: monthRent(contract, ctx.today) },
        {
          ...houseCells(context, houseId),
          number,
          tenant,
          phone: tenantPhone(contract),
          term: countsAsOpenEnded(contract)
            ? translate(contractFigureWords, 'countsAsOpen', language)
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
