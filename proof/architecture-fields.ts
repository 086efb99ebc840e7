import type { SourceFile } from './architecture-tree'

/** A field with a meaning of its own: a rule, a clause of the lease, a line of its own where it is read. */
export interface OwnMeaning {
  /** How many files may name it. */
  readonly files: number
  /** Modules that may name it beside the record's own. */
  readonly also?: readonly string[]
  readonly why: string
}

/** Where the fields of a record may be named (docs/architecture.md, "A field is said once"). */
export interface FieldHome {
  readonly record: string
  readonly names: readonly string[]
  /** Folders in which a plain field is named. */
  readonly folders: readonly string[]
  /** Folders whose files are not counted. */
  readonly uncounted?: readonly string[]
  /** How many files may name a plain field. */
  readonly plain: number
  readonly own: Readonly<Record<string, OwnMeaning>>
  /** Fields whose names are words of many records, so that a file that has the word says nothing; each with where else it is. */
  readonly common: Readonly<Record<string, string>>
}

/** Written by hand and part of the product: no test, no example of one, nothing that a program writes, no demo data. */
const isProduct = ({ path }: SourceFile): boolean =>
  /^src\/.*\.(tsx?|sql|typ)$/.test(path) &&
  !/\.test\.tsx?$|\/test-[^/]+\.ts$|^src\/app\/demo\/|\/schema\.ts$/.test(path)

const camelCase = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Files that name a field, as it is stored or as a variable would be called; in a comment too, which goes stale all the same. */
export function filesNaming(files: readonly SourceFile[], field: string): string[] {
  const name = new RegExp(`\\b(${field}|${camelCase(field)})\\b`)
  return files.filter(isProduct).flatMap(({ path, text }) => (name.test(text) ? [path] : []))
}

const isIn = (path: string, folders: readonly string[]) => folders.some((folder) => path.startsWith(`src/${folder}/`))

/** What is wrong with where one field is named. */
function oneOffences(files: readonly SourceFile[], name: string, home: FieldHome): string[] {
  const { folders, uncounted = [], plain } = home
  const own = home.own[name]
  const found = filesNaming(files, name)
  const counted = found.filter((path) => !isIn(path, uncounted))
  const outside = found.filter((path) => !isIn(path, [...folders, ...uncounted, ...(own?.also ?? [])]))
  const most = own?.files ?? plain
  const isPlain = own && !own.also && counted.length <= plain && outside.length === 0
  return [
    counted.length > most && `in ${counted.length} files, at most ${most}: ${counted.join(', ')}`,
    outside.length > 0 && `named outside of its modules: ${outside.join(', ')}`,
    isPlain && 'listed, but a plain field by now',
  ].filter((what) => typeof what === 'string')
}

/** Fields of a record that stand in more files than they may, or outside of their modules; and entries that nothing needs. */
export function fieldOffences(files: readonly SourceFile[], home: FieldHome): string[] {
  const { record, names, own, common } = home
  const unknown = Object.keys({ ...own, ...common }).filter((name) => !names.includes(name))
  return [
    ...unknown.map((name) => `${record}.${name}: listed, but no field`),
    ...names
      .filter((name) => !(name in common))
      .flatMap((name) => oneOffences(files, name, home).map((what) => `${record}.${name}: ${what}`)),
  ]
}

const migrations = 'base/db/migrations'

/** The expense voucher: record, words, form line, and one place where it is read. */
export const expenseFields: Omit<FieldHome, 'names'> = {
  record: 'expense',
  folders: ['books/expense'],
  uncounted: [migrations, 'lease/document'],
  plain: 4,
  own: {
    cost_line: {
      files: 8,
      also: ['base/kit', 'year/export'],
      why: 'of other costs the line of the return that is theirs',
    },
    franchise: { files: 6, why: 'what may be deducted is a rule, which other modules call; summed in SQL by month' },
    cost_type: { files: 9, why: 'found by the search, which asks its rule; the detailed costs are counted by it' },
    supplierId: {
      files: 14,
      also: ['books/supplier', 'year/export', 'app/web/voucher'],
      why: 'a record of its own, whose name and address ride along, are filled in and are joined',
    },
  },
  common: {
    houseId: 'every record belongs to a house',
    description: 'of parts of pages and of OpenAPI too',
    repeat: 'the repeat is a part of the voucher, and a word of CSS and strings',
    sum: 'of every kind of voucher',
    date: 'of every kind of voucher',
    documents: 'of every record with files',
    archived: 'of suppliers too',
  },
}

const tenant = ['books/income', 'year/dashboard', 'year/export']
const bank = ['lease/deposit']
const inOneLine = 'in one line with the other parts of the address where it is read'
const country = 'a country: chosen from a list, shown by its name, and known to exist by a rule'

/** The rent contract: record, words, form line, migration, and the data of the lease. */
export const contractFields: Omit<FieldHome, 'names'> = {
  record: 'contract',
  folders: ['lease/contract', 'lease/document', migrations],
  plain: 5,
  own: {
    tenant_first_name: { files: 19, also: tenant, why: 'the title of lists and vouchers; a field of the income too' },
    tenant_last_name: { files: 19, also: tenant, why: 'the title of lists and vouchers; a field of the income too' },
    tenant_birthday: { files: 26, also: tenant, why: 'encrypted; bounded by today; a field of the income too' },
    tenant_phone_code: {
      files: 10,
      also: ['year/export'],
      why: 'one number with tenant_phone, and valid only with it',
    },
    tenant_phone: { files: 17, also: tenant, why: 'one number with its code; a field of the income too' },
    tenant_email: { files: 14, also: tenant, why: 'a link where it is read; a field of the income too' },
    co_tenants: {
      files: 26,
      also: ['lease/signing'],
      why: 'a list of persons, encrypted as one: each a party of the lease and a signer; bounded by today',
    },
    dwelling_kind: { files: 14, also: [], why: 'what the act says depends on it, and with it clauses and warnings' },
    own_home_let: { files: 14, also: [], why: 'a letting that most of the act’s protection does not hold for' },
    shared_rooms: {
      files: 12,
      why: 'only of a single room; a clause of the lease for named and one for unnamed rooms',
    },
    power_contract: { files: 8, why: 'a clause of the lease for each party, and one for nobody named' },
    home_papers: { files: 8, why: 'a list of ticks; a clause of the lease for those given and one for the others' },
    tenant_nationality: { files: 10, also: bank, why: country },
    tenant_country: { files: 10, also: bank, why: country },
    tenant_address: { files: 8, also: bank, why: inOneLine },
    tenant_postcode: { files: 8, also: bank, why: inOneLine },
    tenant_city: { files: 8, also: bank, why: inOneLine },
    month_sum: {
      files: 32,
      also: ['lease/regulation', 'lease/signing', 'year/dashboard', 'year/export'],
      why: 'the rent: books itself, bounds the deposit, is changed from a month on with a letter about it',
    },
    first_payment_date: {
      files: 18,
      also: ['year/export'],
      why: 'the rent is booked from it, the first one is what comes next; bounded by the act',
    },
    month_resignation: {
      files: 16,
      why: 'the notice: follows the kind of dwelling, also when a fixed term goes on, a warning by the act, a period of its own words; only where it is agreed',
    },
    fixed_term_terminable: {
      files: 10,
      why: 'decides whether there is a notice; a clause of the lease; not shown where the lease counts as open-ended',
    },
    fixed_term_reason: { files: 11, why: 'only of a fixed term; a warning by the act where it is missing' },
    days_before_first_payment: { files: 10, why: 'what the first rent is; asked only where there are such days' },
    rent_account_in_deposit_bank: {
      files: 11,
      also: bank,
      why: 'only where there is a deposit; a warning where the banks differ; decides whether rent owed can be shown to the bank',
    },
    comforts: { files: 13, why: 'a list of ticks; a warning by the act; a clause of the lease' },
    pets_allowed: { files: 10, why: 'a clause of the lease for yes and one for no; allowed or not where it is read' },
    smoking_allowed: {
      files: 10,
      why: 'a clause of the lease for yes and one for no; allowed or not where it is read',
    },
    is_open_deposit_account: {
      files: 9,
      also: ['lease/deposit', 'lease/signing'],
      why: 'follows from how the deposit is held; says in whose order the lease is signed',
    },
    deposit_sum: {
      files: 23,
      also: ['books/income', 'lease/deposit', 'lease/signing', 'year/export'],
      why: 'bounded by the act; a field of the income too; told to whoever signs',
    },
    deposit_count_payment_day: { files: 8, also: bank, why: 'only where the account is opened here' },
    deposit_account: {
      files: 22,
      why: 'encrypted; only of an account of the own choice; a warning by the act; a clause',
    },
    deposit_payment_deadline: { files: 9, why: 'only of an account of the own choice; bounded by the start' },
  },
  common: {
    houseId: 'every record belongs to a house',
    documents: 'of every record with files',
    type: 'of TypeScript, HTML and zod too',
    rooms: 'a word of the handover list too',
    area: 'a word of texts and of forms',
    start_date: 'of the income and of every period too',
    end_date: 'of the income and of every period too',
    taxable: 'of the income and of totals too',
    other: 'of the income too, and a word of strings',
  },
}
