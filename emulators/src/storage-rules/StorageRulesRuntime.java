import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.LogManager;

/**
 * Answers what the Storage emulator asks about rules, as firebase-tools' own runtime does (its
 * src/emulator/storage/rules/runtime.ts is the other side): a JSON message a line on standard input, an answer a line on
 * standard output, in the order asked. Rules that read Firestore are not offered: such a rule fails, and
 * a rule that fails permits nothing.
 */
public final class StorageRulesRuntime {
  /** What firebase-tools waits for before it asks anything. */
  private static final int READY = -1;

  private final Map<String, Ruleset> rulesets = new HashMap<>();

  public static void main(String[] arguments) throws IOException {
    LogManager.getLogManager().reset();
    Quiet.aboutUnsafe();
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Ruleset.warmUp();
    out.println(new Answer().to(READY));
    StorageRulesRuntime runtime = new StorageRulesRuntime();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) out.println(runtime.answer(JsonParser.parseString(line).getAsJsonObject()));
    }
  }

  /** Answers whatever is asked: firebase-tools would wait for ever for an answer that does not come. */
  private JsonObject answer(JsonObject message) {
    Answer answer = new Answer();
    String action = message.get("action").getAsString();
    JsonObject context = message.getAsJsonObject("context");
    try {
      switch (action) {
        case "load_ruleset" -> load(context, answer);
        case "verify" -> verify(context, answer);
        default -> answer.error("This runtime does not know the action " + action);
      }
    } catch (InvalidProtocolBufferException | RuntimeException failure) {
      answer.error(failure.toString());
    }
    return answer.to(message.get("id").getAsInt());
  }

  private void load(JsonObject context, Answer answer) {
    Ruleset.Compiled compiled = Ruleset.compile(files(context));
    compiled.errors().forEach(answer::error);
    compiled.warnings().forEach(answer::warning);
    compiled.ruleset().ifPresent(ruleset -> {
      rulesets.put(context.get("rulesetName").getAsString(), ruleset);
      answer.result().addProperty("rulesVersion", ruleset.version());
    });
  }

  private static List<Ruleset.SourceFile> files(JsonObject context) {
    return context.getAsJsonObject("source").getAsJsonArray("files").asList().stream()
        .map(JsonElement::getAsJsonObject)
        .map(file -> new Ruleset.SourceFile(file.get("name").getAsString(), file.get("content").getAsString()))
        .toList();
  }

  private void verify(JsonObject context, Answer answer) throws InvalidProtocolBufferException {
    Ruleset.Verdict verdict = rulesets.get(context.get("rulesetName").getAsString()).verify(Request.of(context));
    verdict.problem().ifPresent(answer::warning);
    answer.result().addProperty("permit", verdict.permit());
  }

  /** An answer in the making. */
  private static final class Answer {
    private final JsonArray errors = new JsonArray();
    private final JsonArray warnings = new JsonArray();
    private final JsonObject result = new JsonObject();

    void error(String words) {
      errors.add(words);
    }

    void warning(String words) {
      warnings.add(words);
    }

    JsonObject result() {
      return result;
    }

    JsonObject to(int id) {
      JsonObject message = new JsonObject();
      message.addProperty("id", id);
      message.addProperty("status", "ok");
      message.add("errors", errors);
      message.add("warnings", warnings);
      message.add("result", result);
      return message;
    }
  }
}
