import { one, type Planted } from './edit'

/** The lives that find a defect: some of the gate's, each of which finds it. */
const lives = (...seeds: readonly number[]): Planted['check'] => ['lives', `seed (${seeds.join('|')}) keeps`]

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
    lives(8, 9),
    'lease/deposit bankService',
    '.set({ release_asked_at: ctx.now, error_at: null',
    '.set({ release_asked_at: null, error_at: null',
  ),
]

/** What stands in the return. */
const returns: readonly Planted[] = [
  one(
    'a return is handed in for whoever logs in',
    lives(5),
    'year/tax-return samePerson',
    'if (ssn === nationalId) return',
    'if (ssn !== null || nationalId) return',
  ),
]

/** What stands in the books, and who reads it. */
const books: readonly Planted[] = [
  one(
    'all houses are listed for everybody',
    lives(1, 3),
    'landlord/house selectHouses',
    "where('account_id', '=', ctx.owner)",
    "where('account_id', '>', 0)",
  ),
]

/** Defects that show only in what becomes of an action later: with another one, a failure of a provider or a death. */
export const lifeDefects: readonly Planted[] = [...papers, ...deposits, ...returns, ...books]
