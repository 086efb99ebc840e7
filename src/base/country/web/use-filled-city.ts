import { useRef } from 'react'
import type { FieldProps } from '../../ui/field/field'
import { useFillField } from '../../ui/form/use-fill-field'

/** Returns the `onChange` of a postcode's field, which fills the city in Norway. A typed city stays. */
export function useFilledCity(
  postcode: FieldProps<string>,
  city: FieldProps<string>,
  country = 'NO',
): (value: string) => void {
  const typed = useRef(postcode.value)
  const fill = useFillField(city)
  return (value) => {
    postcode.onChange(value)
    typed.current = value
    if (country === 'NO') void fillPlace(value)
  }

  async function fillPlace(value: string) {
    // The register is fetched at the first digit, so that it is loaded at the last. Without a network the user types
    // the city.
    const places = await import('../rules-place').catch(() => null)
    const place = places?.placeOfPostcode(value)
    if (place && typed.current === value) fill(place)
  }
}
