import { contractRecord } from '../../lease/contract/model'

export type TravellingName = string

/** The place of a row in its table's list, or the id of the row at a place. -1: there is none. */
export type RowOf = (table: TravellingName, row: number) => number

type Json = Readonly<Record<string, unknown>>
type MapJson = (value: unknown, at: RowOf) => unknown

/**
 * A table whose rows an export takes along (docs/rules/year.md#own-export). In `restore/tables.json` a row has no id and no
 * account. It names another row by its place in that table's list, a file by its place in the list of files, and
 * encrypted values as they are read. The columns are those of the database, so a new column needs no change here.
 */
export interface TravellingTable {
  readonly name: TravellingName
  /** The columns by which the rows of a table without an id are ordered. */
  readonly order?: readonly string[]
  /** The columns with the id of another row. Without the row of a `parents` column, the row itself is left out. */
  readonly refs?: Readonly<Record<string, TravellingName>>
  readonly parents?: readonly string[]
  /** The columns with several ids. */
  readonly lists?: Readonly<Record<string, TravellingName>>
  /** The columns with urls of files, and those whose text contains such urls. */
  readonly files?: readonly string[]
  readonly texts?: readonly string[]
  /** JSON and texts that contain ids. Called with places on the way out, and with ids on the way in. */
  readonly json?: Readonly<Record<string, MapJson>>
  readonly encrypted?: readonly string[]
  /** An encrypted column with the bytes of a PDF, and the column with their hash. The zip has the PDF as a file. */
  readonly paper?: { readonly column: string; readonly sha256: string }
  /** The columns that never leave: secrets, numbers of providers, marks of jobs. */
  readonly stays?: readonly string[]
  /** Only rows in these states are taken along. The others are under way at somebody else. */
  readonly states?: { readonly column: string; readonly over: readonly string[] }
  readonly where?: Readonly<Record<string, unknown>>
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const numbers = (value: unknown) => listOf(value).filter((one): one is number => typeof one === 'number')

/** A list of records with the id of a house, or with another id. */
const withIds =
  (name: string, table: TravellingName): MapJson =>
  (value, at) =>
    listOf(value).map((one) =>
      isObject(one) && typeof one[name] === 'number' ? Object.assign({}, one, { [name]: at(table, one[name]) }) : one,
    )

/** An object whose keys are ids of houses. */
const byHouse: MapJson = (value, at) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([id, one]) => [String(at('house', Number(id))), one]))
    : value

const mapMatch: MapJson = (value, at) => {
  if (!isObject(value)) return value
  const { rent, bilagIds, incomeId, paymentId } = value
  return {
    ...value,
    ...(isObject(rent) && { rent: { ...rent, contractId: at('contract', Number(rent['contractId'])) } }),
    ...(bilagIds !== undefined && { bilagIds: numbers(bilagIds).map((id) => at('bilag', id)) }),
    ...(typeof incomeId === 'number' && { incomeId: at('incomebilag', incomeId) }),
    ...(typeof paymentId === 'number' && { paymentId: at('rent_payment', paymentId) }),
  }
}

const mapEndMemory: MapJson = (value, at) => {
  if (!isObject(value)) return value
  const incomes = (ids: unknown) => numbers(ids).map((id) => at('incomebilag', id))
  return { ...value, trashed: incomes(value['trashed']), own: incomes(value['own']) }
}

/** The figures of a return. The id of a personal use among its items is a year, which stays. */
const mapFigures: MapJson = (value, at) =>
  listOf(withIds('houseId', 'house')(value, at)).map((house) => {
    if (!isObject(house)) return house
    const isPersonal = (one: unknown) => isObject(one) && one['name'] === 'inPersonalUse'
    const toItems = withIds('id', 'depreciationbilag')
    return Object.assign({}, house, {
      bilagsList: withIds('id', 'bilag')(house['bilagsList'], at),
      incomebilagsList: withIds('id', 'incomebilag')(house['incomebilagsList'], at),
      depreciationList: listOf(house['depreciationList']).flatMap((one) =>
        isPersonal(one) ? [one] : (toItems([one], at) as readonly unknown[]),
      ),
    })
  })

/** The paper of an order to sign: `contract`, `checklist`, or a handover or a letter with its id. */
const mapPaper: MapJson = (value, at) => {
  const [kind, id] = String(value).split('-')
  if (id === undefined) return value
  return `${kind}-${at(kind === 'handover' ? 'handover' : 'contract_letter', Number(id))}`
}

const ofHouse = { refs: { houseId: 'house' } } as const
const ofContract = { refs: { contract_id: 'contract' }, parents: ['contract_id'] } as const
const paper = { column: 'paper', sha256: 'sha256' } as const

/** The tables in the order in which their rows can be stored. */
export const travellingTables: readonly TravellingTable[] = [
  { name: 'document', order: ['created_at', 'name', 'sha256'], stays: ['pages', 'is_slow'] },
  { name: 'house', files: ['house_rules'] },
  { name: 'house_year', refs: { house_id: 'house' }, order: ['house_id', 'from_year'] },
  { name: 'house_letting', ...ofHouse, order: ['houseId', 'year'] },
  { name: 'supplier' },
  {
    name: 'bilag',
    refs: {
      houseId: 'house',
      supplierId: 'supplier',
      parentBilagId: 'bilag',
      followedBilagId: 'bilag',
      trashedWithId: 'bilag',
    },
    files: ['documents'],
  },
  { name: 'depreciationbilag', ...ofHouse, files: ['documents'] },
  { name: 'depreciationpersonal', ...ofHouse, order: ['houseId', 'year'] },
  { name: 'depreciation_group', ...ofHouse, order: ['houseId', 'year'] },
  { name: 'sent_return', order: ['year'] },
  {
    name: 'contract',
    ...ofHouse,
    files: ['documents', 'signed_documents', 'signed_paper'],
    encrypted: contractRecord.encrypted,
    json: { end_memory: mapEndMemory },
  },
  { name: 'contract_rent', ...ofContract, paper: { column: 'letter', sha256: 'letter_sha256' } },
  { name: 'rent_difference', ...ofContract },
  { name: 'contract_list', ...ofContract, order: ['contract_id', 'kind'] },
  {
    name: 'incomebilag',
    refs: { houseId: 'house', contractId: 'contract' },
    files: ['documents'],
    encrypted: ['tenant_birthday'],
  },
  {
    name: 'contract_letter',
    ...ofContract,
    files: ['signed_documents'],
    encrypted: ['name', 'typed', 'protest_note'],
    paper,
    where: { is_preview: false },
  },
  {
    name: 'handover',
    ...ofContract,
    files: ['photos', 'signed_documents'],
    texts: ['content'],
    encrypted: ['content', 'signatures', 'paper_name'],
    paper: { column: 'paper', sha256: 'paper_sha256' },
  },
  {
    name: 'signing',
    ...ofContract,
    json: { paper: mapPaper },
    stays: [
      'encrypted_links',
      'external_id',
      'provider_id',
      'link_tenant_hash',
      'link_landlord_hash',
      'has_own_links',
      'looked_at',
      'watched_until',
    ],
    states: { column: 'state', over: ['stored', 'failed', 'withdrawn', 'expired', 'canceled'] },
  },
  {
    name: 'signer',
    refs: { signing_id: 'signing' },
    parents: ['signing_id'],
    stays: ['encrypted_url', 'link_hash', 'provider_id'],
  },
  { name: 'signed_document', refs: { signing_id: 'signing' }, parents: ['signing_id'], paper },
  { name: 'signed_lease', ...ofContract, encrypted: ['drawn_from'], paper },
  { name: 'frozen_list', ...ofContract, encrypted: ['name'], paper },
  {
    name: 'deposit',
    refs: { contract_id: 'contract', signing_id: 'signing' },
    parents: ['contract_id'],
    encrypted: ['account_number'],
    stays: ['provider_id', 'external_id', 'fee_checkout', 'fee_url', 'looked_at', 'attempt', 'attempt_at', 'is_unsent'],
    states: { column: 'state', over: ['opened', 'founds', 'released', 'canceled'] },
  },
  {
    name: 'settlement',
    refs: { contract_id: 'contract', deposit_id: 'deposit' },
    parents: ['contract_id'],
    files: ['photos'],
    texts: ['items'],
    encrypted: ['items', 'paper_name'],
    paper: { column: 'paper', sha256: 'paper_sha256' },
  },
  { name: 'bank_account', encrypted: ['account_number'] },
  { name: 'bank_mapping', order: ['header_hash'] },
  { name: 'bank_import', refs: { bank_account_id: 'bank_account' }, stays: ['file_id'] },
  {
    name: 'bank_transaction',
    refs: { bank_account_id: 'bank_account', import_id: 'bank_import' },
    lists: { imports: 'bank_import' },
    encrypted: ['encrypted_counter_account'],
    json: { match: mapMatch },
  },
  { name: 'rent_account', ...ofContract, order: ['contract_id'] },
  { name: 'rent_reference', ...ofContract },
  { name: 'rent_payer', ...ofContract, encrypted: ['encrypted_account'] },
  {
    name: 'rent_payment',
    refs: {
      contract_id: 'contract',
      payer_id: 'rent_payer',
      reference_id: 'rent_reference',
      transactionId: 'bank_transaction',
    },
    parents: ['contract_id'],
  },
  { name: 'rent_payment_month', refs: { payment_id: 'rent_payment' }, order: ['payment_id', 'month'] },
  {
    name: 'tax_submission',
    encrypted: ['encrypted_sent_by', 'encrypted_answer'],
    json: {
      figures: mapFigures,
      hashes: byHouse,
      tenants: byHouse,
      places: withIds('houseId', 'house'),
      assigned: withIds('houseId', 'house'),
      differences: withIds('houseId', 'house'),
    },
    stays: ['claimed_until'],
    states: { column: 'state', over: ['accepted', 'rejected', 'failed'] },
  },
]

/** The folder of the zip from which an account without records is made again. */
export const restorePath = 'restore/tables.json'
/** The hashes of the data, by which a change by hand is recognised. */
export const sumsPath = 'restore/sha256.txt'
/** A paper that no other folder of the zip has. */
export const paperPath = (sha256: string): string => `restore/papers/${sha256}.pdf`
export const isDataPath = (path: string): boolean => path === restorePath || /^data\/[^/]+$/.test(path)
export const restoreFormat = 'husbok-export'
/** Raised when an earlier release could no longer read what is written. */
export const restoreVersion = 1
/** A row by its place, as another row names it. It differs from every id. */
export const placeMark = (place: number): string => `#${place}`
/** The place in a mark. NaN for what is none. */
export const placeIn = (mark: unknown): number =>
  typeof mark === 'string' && /^#\d{1,7}$/.test(mark) ? Number(mark.slice(1)) : NaN
/** A file in a text, in place of its url. */
export const fileMark = (place: number): string => `/api/document/#${place}`
