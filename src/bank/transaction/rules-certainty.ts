import type { ShownSuggestion } from './model'

/** True if a suggestion is sure enough to be accepted together with others, without a check. */
export const isSureSuggestion = (suggestion: ShownSuggestion): boolean =>
  suggestion.kind !== 'new-bilag' && suggestion.certainty === 'sure'

/** The ids of transactions with a sure suggestion, then of those with any suggestion. */
export function idsByCertainty(
  suggestions: ReadonlyMap<number, ShownSuggestion>,
): readonly [sure: readonly number[], suggested: readonly number[]] {
  const sure = [...suggestions].flatMap(([id, suggestion]) => (isSureSuggestion(suggestion) ? [id] : []))
  return [sure, [...suggestions.keys()]]
}

/**
 * True if the supplier has several vouchers of the payment's sum near its day. Nothing else makes such a suggestion
 * only likely (docs/rules/bank.md#suggestions-for-payments).
 */
export const isOneOfEqualVouchers = (suggestion: ShownSuggestion): boolean =>
  suggestion.kind === 'bilag' &&
  suggestion.certainty === 'likely' &&
  suggestion.because.includes('date') &&
  (suggestion.because.includes('name') || suggestion.because.includes('account'))
