import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.util.HashMap;
import java.util.Map;

/**
 * What somebody wants to do with an object of the bucket.
 *
 * @param method get, list, create, update or delete
 * @param path /b/{bucket}/o/{object}
 * @param variables what the rules call `request` and `resource`
 */
record Request(String service, String method, ExpressionPathValue path, Map<String, ExpressionValue> variables) {

  /** @throws InvalidProtocolBufferException when a variable is no value of the rules language */
  static Request of(JsonObject context) throws InvalidProtocolBufferException {
    Map<String, ExpressionValue> variables = new HashMap<>();
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      variables.put(variable.getKey(), value(variable.getValue()));
    }
    String service = context.get("service").getAsString();
    return new Request(service, context.get("method").getAsString(), path(context.get("path").getAsString()), variables);
  }

  private static ExpressionValue value(JsonElement json) throws InvalidProtocolBufferException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), value);
    return value.build();
  }

  private static ExpressionPathValue path(String path) {
    ExpressionPathValue.Builder segments = ExpressionPathValue.newBuilder();
    for (String segment : path.split("/")) {
      if (!segment.isEmpty()) segments.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
    }
    return segments.build();
  }
}
