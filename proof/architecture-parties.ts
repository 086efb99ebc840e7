import { isTest, type SourceFile } from './architecture-tree'

const lease = 'src/lease'

/**
 * Files that may name the co-tenants as a field, and why: a form, its words and rules, the row. All other code calls
 * `tenantsOf` or `partiesOf`, which return all tenants.
 */
const naming = new Map([
  [`${lease}/party/rules.ts`, 'reads them'],
  [`${lease}/party/service.ts`, 'opens them for the functions that return all tenants'],
  [`${lease}/contract/service-open.ts`, 'decrypts the column'],
  [`${lease}/contract/service-select.ts`, 'opens it for the answer, and asks whether there are any'],
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
  [`${lease}/contract-form/web/party-facts.tsx`, 'shows the field, of a form too'],
  ['src/year/export/model.ts', 'null in an export when they can’t be decrypted'],
  ['src/year/export/service-contracts.ts', 'null in an export when they can’t be decrypted'],
])
/** Files that decrypt the columns of a row. */
const opening = new Set(
  ['contract/service-open', 'contract/service-select', 'contract/service', 'party/service'].map(
    (file) => `${lease}/${file}.ts`,
  ),
)
const joined = /\$\{[^}]*first_?name[^}]*\}\s+\$\{[^}]*last_?name[^}]*\}/i

/** The text without its comments. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/**
 * Files of the product that assemble the parties of a contract or a name without the shared functions, and listed files
 * that no longer do so.
 */
export function partyOffences(source: readonly SourceFile[]): string[] {
  const files = source
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !/^src\/(app\/demo|base\/db)\//.test(path))
    .map(({ path, text }) => ({ path, text: code(text) }))
  const having = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  const fields = having(/\bco_tenants\b/)
  return [
    ...fields.filter((path) => !naming.has(path)).map((path) => `${path}: reads co-tenants without the others`),
    ...[...naming.keys()].filter((path) => !fields.includes(path)).map((path) => `${path}: no longer names co-tenants`),
    ...having(/\bopenContract\b/)
      .filter((path) => !opening.has(path))
      .map((path) => `${path}: opens the row of a contract`),
    ...having(joined)
      .filter((path) => path !== 'src/base/kit/full-name.ts')
      .map((path) => `${path}: joins first and last name`),
  ]
}
