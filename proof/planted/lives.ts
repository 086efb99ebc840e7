import { one, type Planted } from './edit'

/** The lives that find a defect: some of the gate's, each of which finds it; none named: all of the gate's are lived. */
const lives = (...seeds: readonly number[]): Planted['check'] => [
  'lives',
  seeds.length === 0 ? 'seed \\d+ keeps' : `seed (${seeds.join('|')}) keeps`,
]

/** What was said of a paper, and what becomes of it. */
const papers: readonly Planted[] = [
  one(
    'a paper that is sent anew is sent anew for ever',
    lives(7, 9),
    'lease/signing applyService',
    'const renewed = await createOrder(ctx, contract, signing.paper, signing)',
    'const renewed = await endOrder(ctx, await createOrder(ctx, contract, signing.paper, signing), true)',
  ),
  one(
    'what is withdrawn is sent anew',
    lives(2, 7),
    'lease/signing beginEnding',
    "const renews = action === 'regenerate'",
    'const renews = true',
  ),
  one(
    'a paper goes to the first tenant alone',
    lives(1, 5, 9),
    'lease/contract tenantsOf',
    'return [first, ...others]',
    'return [first]',
  ),
  {
    name: 'the landlord is told at each look that it is his turn',
    check: lives(3, 6, 8),
    edits: [
      {
        in: 'lease/signing applyService',
        replace: '&& haveTenantsSigned(signers) && !haveTenantsSigned(signing.signers)',
        with: '&& haveTenantsSigned(signers)',
      },
      {
        in: 'lease/signing messageService',
        replace: 'mail: `${key}-mail`, sms: `${key}-sms`',
        with: 'mail: `${key}-${ctx.now}-mail`, sms: `${key}-${ctx.now}-sms`',
      },
    ],
  },
]

/** What is asked of the bank, and taken back. */
const deposits: readonly Planted[] = [
  one(
    'a split that the bank has taken is asked for again',
    lives(),
    'lease/deposit bankService',
    '.set({ release_asked_at: ctx.now, error_at: null',
    '.set({ release_asked_at: null, error_at: null',
  ),
  one(
    'a second split is carried out with the sums of the first',
    lives(),
    'lease/deposit bankService',
    'tenant: row.tenant_sum ?? ore(0), landlord: row.landlord_sum ?? ore(0),',
    'tenant: row.former_tenant_sum ?? row.tenant_sum ?? ore(0), landlord: row.former_landlord_sum ?? row.landlord_sum ?? ore(0),',
  ),
  one(
    'a release that was taken back goes on',
    lives(),
    'lease/deposit restoreFormer',
    "state: row.former_asked_at === null ? quiet : 'releasing'",
    "state: row.state === 'releasing' ? row.state : row.former_asked_at === null ? quiet : 'releasing'",
  ),
  one(
    'a closing goes on although the account is to be kept',
    lives(),
    'lease/deposit restoreFormer',
    "state: row.former_asked_at === null ? quiet : 'releasing'",
    "state: row.state === 'canceling' ? row.state : row.former_asked_at === null ? quiet : 'releasing'",
  ),
  one(
    'a fee is taken for an account that a lease signed by hand never gets',
    lives(),
    'lease/contract signService',
    "if (opensAccount(row)) throw new Refusal('depositNeedsSigning')",
    '',
  ),
]

/** What stands in the return. */
const returns: readonly Planted[] = [
  one(
    'sending one house takes the entry of another at its property',
    lives(),
    'year/tax-document placeOf',
    'owners.get(id)?.how === how && houseOf(owners.get(id)) === house.id',
    'owners.get(id)?.how === how',
  ),
  one(
    'letting without tax is sent as a deficit',
    lives(),
    'year/tax stateOf',
    "return has('short_let') ? 'shortLets' : 'taxFree'",
    "return has('short_let') ? 'shortLets' : 'entered'",
  ),
  one(
    'a return is handed in for whoever logs in',
    lives(),
    'year/tax-return samePerson',
    'if (ssn === nationalId) return',
    'if (ssn !== null || nationalId) return',
  ),
  one(
    'the draft’s own household items are lost',
    lives(),
    'year/tax-document writeDepreciation',
    'wasWritten, ) put( flatRates,',
    'true)\nput(flatRates,',
  ),
]

/** What stands in the books, and who reads it. */
const books: readonly Planted[] = [
  one(
    'rent after a fixed term is not booked',
    lives(),
    'lease/contract lastDay',
    'finished_on ?? end_date',
    'end_date ?? finished_on',
  ),
  one(
    'a repeat that has caught up makes its last voucher again',
    lives(),
    'books/expense generated',
    'goingOn(voucher, own.next)',
    'goingOn(voucher, dates.length > 1 ? dates.at(-1)! : own.next)',
  ),
  one(
    'a voucher is read and changed by whoever knows its number',
    lives(),
    'books/expense selectExpensesAndHidden',
    "where('bilag.account_id', '=', ctx.owner)",
    "where('bilag.account_id', '>', 0)",
  ),
  one(
    'a tenant whose birth date can’t be read stays in the income of a deleted account',
    lives(),
    'books/income eraseIncome',
    "updated_at: now, }) .where('account_id', '=', account)",
    "updated_at: now, }) .where('account_id', '=', account).where('tenant_birthday', 'like', '%:%')",
  ),
]

/** Defects that show only in what becomes of an action later: with another one, a failure of a provider or a death. */
export const lifeDefects: readonly Planted[] = [...papers, ...deposits, ...returns, ...books]
