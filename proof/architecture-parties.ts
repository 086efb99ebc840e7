import { isTest, type SourceFile } from './architecture-tree'

const lease = 'src/lease'

/**
 * Where the co-tenants are named as a field, and why: a form, its words and rules, the row. Whoever asks who rents asks
 * `tenantsOf` or `partiesOf`, which give all of them or none.
 */
const naming = new Map([
  [`${lease}/party/rules.ts`, 'reads them'],
  [`${lease}/contract/service-select.ts`, 'decrypts the column, and asks whether there are any'],
  [`${lease}/contract/service.ts`, 'writes the column'],
  [`${lease}/tenancy/service-erase-tenant.ts`, 'empties the column'],
  [`${lease}/contract/model.ts`, 'the record'],
  [`${lease}/contract/model-form.ts`, 'what a form must hold'],
  [`${lease}/contract/module.ts`, 'an example of one'],
  [`${lease}/contract/words.ts`, 'its words'],
  [`${lease}/contract/rules.ts`, 'the dates of birth of a form'],
  [`${lease}/contract-form/rules-questions.ts`, 'the dates of birth of a form'],
  [`${lease}/law/rules.ts`, 'how many a form has'],
  [`${lease}/law/rules-form.ts`, 'how many a form has'],
  [`${lease}/contract-form/web/TenantFields.tsx`, 'the form lines'],
  [`${lease}/contract-form/web/contract-steps.ts`, 'the dates of birth of a form'],
  [`${lease}/contract-form/web/StepFields.tsx`, 'the place of its line'],
  [`${lease}/contract-overview/web/ContractFacts.tsx`, 'the place of its line'],
  [`${lease}/contract-form/web/party-facts.tsx`, 'shows the field, of a form too, or that it can’t be read'],
])
/** Who opens the encrypted columns of a row. */
const opening = new Set(
  ['contract/service-select', 'contract/service', 'party/service'].map((file) => `${lease}/${file}.ts`),
)
/** Who looks for tenants as far as they can be read: a search, what is erased, a form that is being filled in. */
const searching = new Set(
  ['party/rules', 'party/rules-tenant', 'tenancy/rules-findable', 'contract-overview/rules-list'].map(
    (file) => `${lease}/${file}.ts`,
  ),
)

const joined = /\$\{[^}]*first_?name[^}]*\}\s+\$\{[^}]*last_?name[^}]*\}/i

/** Comments aside. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Files of the product that put the parties of a contract or a name together by themselves, and listed ones that no longer do. */
export function partyOffences(source: readonly SourceFile[]): string[] {
  const files = source
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !/^src\/(sandbox|app\/demo|base\/db)\//.test(path))
    .map(({ path, text }) => ({ path, text: code(text) }))
  const having = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  const fields = having(/\bco_tenants\b/)
  return [
    ...fields.filter((path) => !naming.has(path)).map((path) => `${path}: reads co-tenants without the others`),
    ...[...naming.keys()].filter((path) => !fields.includes(path)).map((path) => `${path}: no longer names co-tenants`),
    ...having(/\bopenContract\b/)
      .filter((path) => !opening.has(path))
      .map((path) => `${path}: opens the row of a contract`),
    ...having(/\bsearchedTenants\b/)
      .filter((path) => !searching.has(path))
      .map((path) => `${path}: takes those tenants who can be read`),
    ...having(joined)
      .filter((path) => path !== 'src/base/kit/full-name.ts')
      .map((path) => `${path}: joins first and last name`),
  ]
}
