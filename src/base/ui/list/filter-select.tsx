import { SelectField, type SelectFieldProps } from '../field/select-field'
import { useShownBeforeApplied } from '../page/use-answered-first'

/** A choice that filters what the page shows. It shows its new value before the page follows. */
export function FilterSelect<V extends string>(props: SelectFieldProps<V>) {
  const [value, onChange] = useShownBeforeApplied(props.value, props.onChange)
  return <SelectField {...props} value={value} onChange={onChange} />
}
