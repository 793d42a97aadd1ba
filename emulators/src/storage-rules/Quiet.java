/** Java's own warnings, which firebase-tools would report as errors of the rules. */
final class Quiet {
  private Quiet() {}

  /** Since JDK 24 (JEP 498), Java warns once of the memory access that the engine's protobuf library uses. */
  static void aboutUnsafe() {
    try {
      var warned = Class.forName("sun.misc.Unsafe").getDeclaredField("memoryAccessWarned");
      warned.setAccessible(true);
      warned.setBoolean(null, true);
    } catch (ReflectiveOperationException | RuntimeException unknown) {
      // A JDK that has no such switch: at worst it warns, and nothing else changes.
    }
  }
}
