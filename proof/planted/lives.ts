import { one, type Planted } from './edit'

/** Defects that show only in what becomes of an action later: with another one, a failure of a provider or a death. */
export const lifeDefects: readonly Planted[] = [
  one(
    'what is withdrawn is sent anew',
    ['lives', 'seed'],
    'lease/signing beginEnding',
    "const renews = action === 'regenerate'",
    'const renews = true',
  ),
  one(
    'a paper goes to the first tenant alone',
    ['lives', 'seed'],
    'lease/contract tenantsOf',
    'return [first, ...others]',
    'return [first]',
  ),
]
