import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { FormState } from '../../../base/ui/form/form-state'

/** Keeps the count of unsent photos for the form's check. Its problem goes when the last photo has arrived. */
export function useUnsentPhotos(
  form: Pick<FormState<object>, 'errors' | 'problem' | 'uncheck'>,
  waiting: number,
  unsentRef: RefObject<number>,
): void {
  const allArrived = useEffectEvent(() => {
    if (form.problem.loose.length > 0 && Object.keys(form.errors).length === 0) form.uncheck()
  })
  useEffect(() => {
    unsentRef.current = waiting
    if (waiting === 0) allArrived()
  }, [waiting, unsentRef])
}
