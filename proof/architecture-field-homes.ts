import type { Budget, FieldHome } from './architecture-fields'

// Where the fields of each record are named, and in how many files (./architecture-fields.ts). A number here only falls.

type Home = Omit<FieldHome, 'names'>
const each = (names: readonly string[], budget: Budget) => Object.fromEntries(names.map((name) => [name, budget]))

const everyRecord = 'every record belongs to a house'
const withFiles = 'of every record with files'
const voucher = 'of every kind of voucher'
const addressLine = 'in one line with the other parts of the address where it is read'

/** The numbers of a house that the sandbox's test persons and tax authority know too, in the words of their own protocol. */
const land = ['lease/document', 'year/tax-document', 'sandbox/idporten', 'sandbox/skatteetaten']
const inForm = 'what the authority’s form and return call it; where the lease says it'
const readers = ['lease/document', 'lease/regulation', 'year/tax-document', 'year/tax-form']
const placed = [...readers, 'lease/contract-overview', 'year/tax', 'year/tax-return', 'app/web']

export const houseFields: Home = {
  record: 'house',
  modules: ['landlord/house'],
  plain: 5,
  own: {
    municipality_number: { files: 8, also: ['lease/document', 'year/tax-document'], why: inForm },
    property_number: { files: 10, also: [...land, 'year/tax-return'], why: `${inForm}; searched for` },
    holding_number: { files: 10, also: [...land, 'year/tax-return'], why: `${inForm}; searched for` },
    lease_number: { files: 8, also: land, why: inForm },
    section_number: { files: 8, also: land, why: inForm },
    organisation_number: { files: 12, also: land, why: `${inForm}; a cooperative's` },
    share_number: { files: 11, also: land, why: `${inForm}; says that the house is in a cooperative` },
    holiday_home: {
      files: 15,
      also: ['books/depreciation', 'books/income', 'year/dashboard', 'year/tax', 'app/web'],
      why: 'all of its rent follows the flat rule of short lets, which the figure beside it says',
    },
    co_owners: { files: 9, also: ['year/tax'], why: 'a list of owners; what they leave is the landlord’s share' },
  },
  shared: {
    name: { files: 15, why: 'how the landlord calls it, wherever something of it is shown' },
    address: { files: 16, also: [...placed, 'lease/signing-order'], why: addressLine },
    postcode: { files: 14, also: placed, why: addressLine },
    city: { files: 14, also: [...placed, 'lease/signing-order'], why: addressLine },
  },
}

export const supplierFields: Home = {
  record: 'supplier',
  modules: ['books/supplier'],
  plain: 5,
  own: {},
  shared: {
    name: { files: 9, why: 'how it is called, wherever a voucher shows it' },
    ...each(['address', 'postcode', 'city'], {
      files: 6,
      also: ['books/expense'],
      why: 'a new one rides along in a voucher',
    }),
  },
}

const tenant = ['books/income', 'year/dashboard', 'year/export']
/** What a tenant is known by is a field of the income and of the contract alike. */
const person = {
  name: { files: 19, why: 'the title of lists and vouchers; of the income and of the contract' },
  birthday: { files: 26, why: 'encrypted; bounded by today; of the income and of the contract' },
  phone: { files: 17, why: 'one number with its code; of the income and of the contract' },
  email: { files: 14, why: 'a link where it is read; of the income and of the contract' },
  deposit: { files: 23, why: 'bounded by the act; of the income too; told to whoever signs' },
} as const
/** The contract and what is told of its terms, asked for them and done to it. */
const leaseModules = ['contract', 'party', 'law', 'rent', 'contract-form', 'tenancy', 'contract-overview'].map(
  (module) => `lease/${module}`,
)

const ofTenant = ['lease/contract', 'lease/party', 'lease/rent', 'lease/contract-form', 'year/export']
const shown = [...ofTenant, 'lease/contract-overview']
const ofDeposit = ['lease/contract', 'lease/law', 'lease/contract-form', 'lease/document', 'year/export']

export const incomeFields: Home = {
  record: 'income',
  modules: ['books/income'],
  plain: 5,
  own: {
    ...each(['tenant_first_name', 'tenant_last_name'], { ...person.name, also: [...shown, 'year/dashboard'] }),
    tenant_birthday: { ...person.birthday, also: [...ofTenant, 'lease/tenancy', 'year/dashboard'] },
    tenant_phone: { ...person.phone, also: shown },
    tenant_email: { ...person.email, also: shown },
    deposit_sum: { ...person.deposit, also: [...ofDeposit, 'lease/deposit-account', 'lease/signing-link'] },
    separatedTaxable: {
      files: 8,
      also: ['year/export'],
      why: 'whether it is taxed is a rule; a contract’s follows that',
    },
    short_term: {
      files: 13,
      also: ['books/depreciation', 'lease/clauses', 'year/tax-guide'],
      why: 'another line of the tax return; a name of short lets in the lease and the guide',
    },
  },
  shared: {
    houseId: { files: 9, why: everyRecord },
    title: { files: 6, why: 'of pages and dialogs too' },
    start_date: { files: 9, why: 'of every period' },
    end_date: { files: 8, why: 'of every period' },
    sum: { files: 8, why: voucher },
    other: { files: 4, why: 'a word of strings' },
    documents: { files: 5, why: withFiles },
  },
}

export const itemFields: Home = {
  record: 'item',
  modules: ['books/depreciation'],
  plain: 5,
  own: {
    at_once: {
      files: 13,
      also: ['base/call', 'base/file', 'landlord/password'],
      why: 'deducted whole where a year’s limit allows it, which is a rule; words of other constants there',
    },
  },
  shared: {
    houseId: { files: 18, why: everyRecord },
    name: { files: 13, why: 'how it is called, wherever it is listed' },
    date: { files: 10, why: voucher },
    sum: { files: 13, why: voucher },
    lifetime: { files: 13, also: ['year/export'], why: 'what is deducted each year follows from it; of sessions too' },
    documents: { files: 7, why: withFiles },
  },
}

const letter = ['lease/document', 'lease/regulation']
const reached = [...letter, 'lease/party', 'lease/signing']

export const profileFields: Home = {
  record: 'profile',
  modules: ['landlord/account'],
  plain: 5,
  own: {},
  shared: {
    firstName: {
      files: 10,
      also: ['landlord/login', 'landlord/registration', 'lease/party'],
      why: 'who is greeted, and who a party is',
    },
    lastName: { files: 8, also: ['landlord/registration', 'lease/party'], why: 'who a party is' },
    phone_code: {
      files: 9,
      also: ['lease/party', 'lease/regulation', 'lease/signing'],
      why: 'one number with the phone, and valid only with it',
    },
    phone: {
      files: 12,
      also: [...reached, 'lease/free-contract'],
      why: 'one number with its code; where codes are sent',
    },
    country: {
      files: 7,
      also: ['lease/document', 'lease/signing'],
      why: 'a country: chosen from a list, shown by its name',
    },
    city: { files: 6, also: letter, why: addressLine },
    address: { files: 11, also: letter, why: `${addressLine}; of mails and of the browser too` },
    postcode: { files: 6, also: letter, why: addressLine },
    ssn: {
      files: 14,
      also: ['lease/document', 'lease/free-contract', 'app/web'],
      why: 'encrypted; compared with whoever logs in; asked of a visitor too, who has no profile yet',
    },
    iban: {
      files: 11,
      also: ['lease/document', 'lease/contract-form', 'lease/free-contract'],
      why: 'encrypted; changed with the password; where the rent is paid, and asked where it is missing',
    },
    birthday: {
      files: 10,
      also: ['lease/document', 'lease/party', 'lease/signing'],
      why: 'encrypted; says who a party is',
    },
  },
}

export const expenseFields: Home = {
  record: 'expense',
  // Detailed costs are what the vouchers of a year come to by cost type.
  modules: ['books/expense', 'books/repeat', 'app/web/expense', 'year/costs'],
  plain: 5,
  own: {
    cost_type: {
      files: 12,
      why: 'found by the search, which asks its rule; the detailed costs are counted by it; preset as it was with the supplier',
    },
    cost_line: {
      files: 11,
      also: ['base/kit', 'year/export'],
      why: 'of other costs the line of the return that is theirs; preset with the cost type',
    },
    supplierId: {
      files: 18,
      also: ['books/supplier', 'year/export', 'app/web'],
      why: 'a record of its own, whose name and address ride along, are filled in and are joined; its last voucher presets the next',
    },
    franchise: {
      files: 8,
      why: 'what may be deducted is a rule, which other modules call; summed in SQL by month; folded with what it is',
    },
  },
  shared: {
    houseId: { files: 22, why: everyRecord },
    description: {
      files: 18,
      why: 'of parts of pages and of OpenAPI too; earlier ones are offered, the last one is preset',
    },
    repeat: { files: 20, why: 'the repeat is a part of the voucher, and a word of CSS and strings' },
    sum: { files: 22, why: voucher },
    date: { files: 26, why: voucher },
    documents: { files: 10, why: withFiles },
    archived: { files: 18, why: 'of suppliers too' },
  },
}

const bank = ['lease/deposit-account']
const country = 'a country: chosen from a list, shown by its name, and known to exist by a rule'

/** The rent contract with the data of the lease. */
export const contractFields: Home = {
  record: 'contract',
  modules: [...leaseModules, 'lease/clauses', 'lease/document'],
  plain: 5,
  own: {
    ...each(['tenant_first_name', 'tenant_last_name'], { ...person.name, also: tenant }),
    tenant_birthday: { ...person.birthday, also: tenant },
    tenant_phone_code: {
      files: 10,
      also: ['year/export'],
      why: 'one number with tenant_phone, and valid only with it',
    },
    tenant_phone: { ...person.phone, also: ['books/income', 'year/export'] },
    tenant_email: { ...person.email, also: ['books/income', 'year/export'] },
    co_tenants: {
      files: 26,
      also: ['lease/signing-order'],
      why: 'a list of persons, encrypted as one: each a party of the lease and a signer; bounded by today',
    },
    dwelling_kind: { files: 11, why: 'what the act says depends on it, and with it clauses and warnings' },
    own_home_let: { files: 11, why: 'a letting that most of the act’s protection does not hold for' },
    shared_rooms: { files: 12, why: 'only of a single room; a clause for named and one for unnamed rooms' },
    power_contract: { files: 8, why: 'a clause of the lease for each party, and one for nobody named' },
    home_papers: { files: 8, why: 'a list of ticks; a clause of the lease for those given and one for the others' },
    ...each(['tenant_nationality', 'tenant_country'], { files: 10, also: bank, why: country }),
    ...each(['tenant_address', 'tenant_postcode', 'tenant_city'], { files: 8, also: bank, why: addressLine }),
    month_sum: {
      files: 32,
      also: ['lease/regulation', 'lease/signing-link', 'year/dashboard', 'year/export'],
      why: 'the rent: books itself, bounds the deposit, is changed from a month on with a letter about it',
    },
    first_payment_date: {
      files: 18,
      also: ['year/export'],
      why: 'the rent is booked from it, the first one is what comes next; bounded by the act',
    },
    month_resignation: {
      files: 15,
      why: 'the notice: follows the kind of dwelling, also when a fixed term goes on; a warning by the act',
    },
    fixed_term_terminable: { files: 10, why: 'decides whether there is a notice; a clause of the lease' },
    fixed_term_reason: { files: 9, why: 'only of a fixed term; a warning by the act where it is missing' },
    days_before_first_payment: { files: 10, why: 'what the first rent is; asked only where there are such days' },
    comforts: { files: 13, why: 'a list of ticks; a warning by the act; a clause of the lease' },
    ...each(['pets_allowed', 'smoking_allowed'], { files: 9, why: 'a clause of the lease for yes and one for no' }),
    is_open_deposit_account: {
      files: 9,
      also: ['lease/deposit-account', 'lease/signing-order'],
      why: 'follows from how the deposit is held; says in whose order the lease is signed',
    },
    deposit_sum: {
      ...person.deposit,
      also: ['books/income', 'lease/deposit-account', 'lease/signing-link', 'year/export'],
    },
    deposit_count_payment_day: { files: 8, also: bank, why: 'only where the account is opened here' },
    deposit_account: { files: 21, why: 'encrypted; only of an account of the own choice; a warning; a clause' },
    deposit_payment_deadline: { files: 10, why: 'only of an account of the own choice; bounded by today' },
    rent_account_in_deposit_bank: {
      files: 10,
      also: ['lease/deposit-account'],
      why: 'only where there is a deposit; a warning where the banks differ; decides whether rent owed can be shown to the bank',
    },
  },
  shared: {
    houseId: { files: 14, why: everyRecord },
    documents: { files: 13, why: withFiles },
    type: { files: 23, why: 'of TypeScript, HTML and zod too' },
    rooms: { files: 9, why: 'a word of the handover list too' },
    area: { files: 7, why: 'a word of texts and of forms' },
    start_date: { files: 26, why: 'of the income and of every period too' },
    end_date: { files: 27, why: 'of the income and of every period too' },
    taxable: { files: 9, why: 'of the income and of totals too' },
    other: { files: 23, why: 'of the income too, and a word of strings' },
  },
}
