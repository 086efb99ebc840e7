import { useEffect, useRef } from 'react'
import type { FieldProps } from '../../ui/field/field'

/**
 * `onChange` of a postcode's field that fills its city from the register of postcodes, which is loaded when it is first
 * needed. What somebody typed as city stays; outside of Norway nothing is filled.
 */
export function useFilledCity(
  postcode: FieldProps<string>,
  city: FieldProps<string>,
  country = 'NO',
): (value: string) => void {
  const latest = useRef({ postcode: postcode.value, city })
  const filled = useRef('')
  useEffect(() => {
    latest.current.city = city
  })
  return (value) => {
    postcode.onChange(value)
    latest.current.postcode = value
    if (country === 'NO' && /^\d{4}$/.test(value)) void fill(value)
  }

  async function fill(value: string) {
    // Without a network the city is typed as ever.
    const places = await import('../rules-place').catch(() => null)
    const now = latest.current
    const place = places?.placeOf(value)
    if (!places || !place || now.postcode !== value) return
    const next = places.cityAfter(now.city.value, filled.current, place)
    if (next === now.city.value) return
    filled.current = next
    now.city.onChange(next)
  }
}
