import { useEffect, useState } from 'react'
import type { Row } from '../../kit/endpoint'
import { call, type CallRequest, type CallResult } from '../../ui/query/call'

/** The pause after the last key before a register is asked, in ms. */
const pauseMs = 250

/**
 * Returns the offers of a register for a typed text. The list is empty while nothing is typed and while no answer has
 * come: typing goes on, and nothing is asked twice. Offers for an earlier text are never shown.
 */
export function useOffers<R extends Row>(row: R, typed: string | null, shortest: number): CallResult<R> | readonly [] {
  const text = (typed ?? '').trim()
  const [found, setFound] = useState<{ readonly text: string; readonly offers: CallResult<R> } | null>(null)
  useEffect(() => {
    if (text.length < shortest) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call(row, { query: { q: text } } as unknown as CallRequest<R>, { signal: stop.signal }).then(
        (offers) => setFound({ text, offers }),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [row, text, shortest])
  return found !== null && found.text === text ? found.offers : []
}
