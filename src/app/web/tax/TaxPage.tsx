import CurrentPathPage from './CurrentPathPage'

/** `/altinn`: the way that this installation has to the tax authority. */
export default function TaxPage() {
  return <CurrentPathPage />
}
