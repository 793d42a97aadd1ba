import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;

/** Compiled rules, on the engine that the Cloud SDK's Firestore emulator brings. */
final class Ruleset {
  record SourceFile(String name, String content) {}

  record Compiled(Optional<Ruleset> ruleset, List<String> errors, List<String> warnings) {}

  /** @param problem why a rule could not be evaluated; such a rule permits nothing */
  record Verdict(boolean permit, Optional<String> problem) {}

  private final RulesetAst tree;

  private Ruleset(RulesetAst tree) {
    this.tree = tree;
  }

  /** Compiles the files of one set of rules; there is no ruleset where there are errors. */
  static Compiled compile(List<SourceFile> files) {
    Source.Builder source = Source.newBuilder();
    for (SourceFile file : files) source.addFiles(File.newBuilder().setName(file.name()).setContent(file.content()));
    FirebaseRulesLangOptions options = FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build();
    CompileResult result = FirebaseRulesProtoCompiler.createStandalone(options).compile(source);
    Optional<Ruleset> ruleset =
        result.hasCompilationError() ? Optional.empty() : Optional.of(new Ruleset(result.getRulesetAst()));
    return new Compiled(ruleset, issues(result, true), issues(result, false));
  }

  private static List<String> issues(CompileResult result, boolean errors) {
    return result.getIssues().stream()
        .filter(issue -> (issue.getSeverity() == Issue.Severity.ERROR) == errors)
        .map(Ruleset::words)
        .toList();
  }

  private static String words(Issue issue) {
    var at = issue.getSourcePosition();
    return "%s:%d:%d - %s %s"
        .formatted(at.getFileName(), at.getLine(), at.getColumn(), issue.getSeverity(), issue.getDescription());
  }

  /** Rules that name no version are of the first. */
  int version() {
    return Math.max(1, tree.getVersionValue());
  }

  /** Whether the rules permit a request. */
  Verdict verify(Request request) {
    RuleContext.Builder context =
        RuleContext.builder().service(request.service()).method(request.method()).path(request.path());
    request.variables().forEach(context::supplyVariable);
    try {
      return new Verdict(new DefaultEvaluator(tree).evaluate(context.build()).get().permit(), Optional.empty());
    } catch (ExecutionException failure) {
      return new Verdict(false, Optional.of(String.valueOf(failure.getCause().getMessage())));
    } catch (InterruptedException interruption) {
      throw new IllegalStateException(interruption);
    }
  }

  /** Uses the engine once, which takes a while: better while the emulators start than at somebody's first request. */
  static void warmUp() {
    String rules = "service firebase.storage { match /{object} { allow read: if true; } }";
    Ruleset ruleset = compile(List.of(new SourceFile("warm-up", rules))).ruleset().orElseThrow();
    ruleset.verify(new Request("firebase.storage", "get", ExpressionPathValue.getDefaultInstance(), Map.of()));
  }
}
