/**
 * The network of an address, by which calls are counted. For IPv4 it is the address itself. For IPv6 it is the first 64
 * bits, because a customer can choose any address within those. A text that is not an address is counted as it is.
 */
export function networkOfAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [first, last] = [groups(head), tail === undefined ? [] : groups(tail)]
  const gap = tail === undefined ? 0 : Math.max(8 - first.length - last.length, 0)
  const all = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
