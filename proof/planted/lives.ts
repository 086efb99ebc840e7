import { one, type Planted } from './edit'

/** The lives that find a defect. Each of them finds it. A life that the gate doesn't run is run for the defect alone. */
const lives = (...seeds: readonly number[]): Planted['check'] => ['lives', `seed (${seeds.join('|')}) keeps`]

/** Requests about a paper, and their results. */
const papers: readonly Planted[] = [
  one(
    'a paper that is sent anew is sent anew for ever',
    lives(12),
    'lease/signing orderReadings',
    'const renewed = await createOrder(ctx, contract, signing.paper, signing)',
    'const renewed = await endOrder(ctx, await createOrder(ctx, contract, signing.paper, signing), true)',
  ),
  one(
    'a paper goes to the first tenant alone',
    lives(12),
    'lease/party tenantsOf',
    'return [firstTenant(contract), ...co_tenants.map(coTenant)]',
    'return [firstTenant(contract)]',
  ),
  one(
    'what is withdrawn is sent anew',
    lives(7),
    'lease/signing beginEnding',
    "const renews = action === 'regenerate'",
    'const renews = true',
  ),
  {
    name: 'a landlord is told at each look that it is their turn',
    check: lives(18),
    edits: [
      { in: 'lease/signing isNews', replace: 'if (read === null || …) return true', with: 'return true' },
      {
        in: 'lease/signing orderReadings',
        replace: '&& !haveTenantsSigned(signing.signers)) await messages.turn',
        with: ')\nawait messages.turn',
      },
      // The message about it has the key of the message that was already sent.
      {
        in: 'lease/signing noticeQueue',
        replace: 'mail: `${key}-mail`',
        with: 'mail: `${key}-mail-${ctx.now}`',
      },
    ],
  },
]

/** Requests to the bank. */
const deposits: readonly Planted[] = [
  one(
    'a split that the bank has taken is asked for again',
    lives(8),
    'lease/deposit confirmRelease',
    '.set({ release_asked_at: ctx.now, error_at: null',
    '.set({ release_asked_at: null, error_at: null',
  ),
  one(
    'a second split is carried out with the sums of the first',
    lives(8),
    'lease/deposit send',
    'tenant: row.tenant_sum ?? ore(0), landlord: row.landlord_sum ?? ore(0),',
    'tenant: row.former_tenant_sum ?? row.tenant_sum ?? ore(0), landlord: row.former_landlord_sum ?? row.landlord_sum ?? ore(0),',
  ),
  one(
    'a release that is taken back goes on',
    lives(2),
    'lease/deposit undo',
    'await restoreFormer(held, attempt, row) await',
    "if (row.state !== 'releasing') await restoreFormer(held, attempt, row)\nawait",
  ),
  one(
    'a closing goes on although the account is to be kept',
    lives(8),
    'lease/deposit undo',
    'await restoreFormer(held, attempt, row) await',
    "if (row.state !== 'canceling') await restoreFormer(held, attempt, row)\nawait",
  ),
  one(
    'a fee is taken for an account that a lease signed by hand never gets',
    lives(2),
    'lease/tenancy unsigned',
    "if (opensAccount(row)) throw new Refusal('depositNeedsSigning')",
    '',
  ),
]

/** The contents of the return. */
const returns: readonly Planted[] = [
  {
    name: 'sending one house takes the entry of another at its property',
    check: lives(1),
    edits: [
      {
        in: 'year/tax-return entryPlaceOf',
        replace: 'owners.get(id)?.how === how && houseOf(owners.get(id)) === house.id',
        with: 'owners.get(id)?.how === how',
      },
      // Without the following edits, the product's own last checks before a return is sent would refuse it.
      {
        in: 'year/tax-return checkApart',
        replace: 'new Set(entries).size < entries.length || [...entries, ...withdrawn].some(isOthers)',
        with: 'false',
      },
      { in: 'year/tax-return prepareService', replace: 'changedOutsideRental(draft, xml, merged)', with: 'false' },
    ],
  },
  one(
    'letting without tax is sent as a deficit',
    lives(5),
    'year/tax taxStateOf',
    "return has('short_let') ? 'shortLets' : 'taxFree'",
    "return has('short_let') ? 'shortLets' : 'entered'",
  ),
  one(
    'the draft’s own household items are lost',
    lives(13),
    'year/tax-return writeDepreciation',
    'wasWritten, ) put( flatRates,',
    'true)\nput(flatRates,',
  ),
  one(
    'a return is handed in for whoever logs in',
    lives(55),
    'year/tax-return samePerson',
    'if (ssn === nationalId) return',
    'if (ssn !== null || nationalId) return',
  ),
]

/** The debts of a tenant who stays. */
const rents: readonly Planted[] = [
  one(
    'no rent is owed after a fixed term while the tenant stays',
    lives(39),
    'lease/rent lastDay',
    'finished_on ?? end_date',
    'finished_on !== null && (end_date === null || finished_on < end_date) ? finished_on : end_date',
  ),
]

/** The contents of the books, and what is deleted together with the account. */
const books: readonly Planted[] = [
  one(
    'of the dates that come while the product is down a repeat makes the last alone',
    lives(4),
    'books/expense generated',
    'return { voucher, dates, state:',
    'return { voucher, dates: dates.slice(-1), state:',
  ),
  one(
    'a tenant whose birth date can’t be read stays in the income of a deleted account',
    lives(3),
    'books/income eraseIncome',
    "updated_at: now, }) .where('account_id', '=', account)",
    "updated_at: now, }) .where('account_id', '=', account).where('tenant_birthday', 'like', '%:%')",
  ),
  one(
    'all houses are listed for everybody',
    lives(3),
    'landlord/house selectHouses',
    "where('account_id', '=', ctx.owner)",
    "where('account_id', '>', 0)",
  ),
]

/** Defects that show only later: in connection with another action, a provider's failure or the death of the program. */
export const lifeDefects: readonly Planted[] = [...papers, ...deposits, ...returns, ...rents, ...books]
