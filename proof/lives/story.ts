import type { LifeResult } from './run'

/** A text about a life's broken promises, with the steps that led there and how to repeat them. Empty when no promise was broken. */
export function storyOf({ seed, steps, violations }: LifeResult, most = 60): string {
  const [first] = violations
  if (!first) return ''
  const way = steps.filter(({ index }) => index <= first.step).slice(-most)
  return [
    `PROOF_LIFE=${seed} npm run proof -- lives, and PROOF_STEPS=${way.map(({ index }) => index).join(',')} for these steps alone`,
    ...way.map(({ index, at, name, outcome, trouble, calls }) =>
      [`${index}`.padStart(4), at.slice(0, 19), `${name}: ${outcome}`, trouble && `(${trouble})`, ...calls]
        .filter(Boolean)
        .join('  '),
    ),
    ...violations.slice(0, 12).map(({ step, promise, seen }) => `step ${step}: ${promise}: ${seen}`),
  ].join('\n')
}
